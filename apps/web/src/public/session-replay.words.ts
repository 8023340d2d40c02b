/** What the form of site visits says around it. Every sentence is about what works today. */
export const sessionReplayWords = {
  try: {
    head: 'Try it on a site now',
    text: 'Enter a site. Our browser visits up to 8 of its pages, opens its menus and records the visit with the same script your visitors would get. The report lists what went wrong and links each problem to its moment in the replay. It takes a minute at most. No account, nothing to install.',
    keeps:
      'It never types, submits or buys anything. It obeys robots.txt and visits a site at most once a day. You can delete the report at any time; we delete it after 90 days.',
  },
};
