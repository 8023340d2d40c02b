/** What the form of site visits says around it. Every sentence is about what works today. */
export const sessionReplayWords = {
  try: {
    head: 'Try it on a site now',
    text: 'Name a site. A browser of ours visits up to 8 of its pages, opens its menus, records the visit with the same script your visitors would have, and tells what went wrong, each with its moment in the replay. It takes a minute at most. No account, nothing to install.',
    keeps:
      'It never types, submits or buys, obeys robots.txt, and visits a site once a day. The report is yours to delete, and gone after 90 days.',
  },
};
