export const setUpWords = {
  title: 'Check the set-up',
  what: 'The checks',
  lead: (done: number) =>
    done === 3 ? 'All three work.' : `${done} of 3 work. This page looks again by itself every few seconds.`,
  back: 'Get started',
  works: 'works',
  waits: 'not seen yet',
  script: {
    title: 'The script is seen on your site',
    done: 'The first visit came from',
    noSite: 'No site is set up yet. One line in its pages is enough.',
    open: 'Waiting for the first visit. Open a page of your site in another tab; it shows here within seconds.',
    add: 'Set up a site',
    help: 'See the line again',
    watch: 'Watch its sessions',
  },
  feedback: {
    title: 'The first feedback is in',
    done: 'The first of your own came',
    open: 'Nothing of your own yet; the sample does not count. Import a file, or send it by API.',
    act: 'Import a file',
    see: 'Open it',
  },
  question: {
    title: 'The first question is asked',
    done: 'Asked',
    open: 'Ask your feedback anything, in your own words.',
    act: 'Ask a question',
    again: 'Ask another',
  },
};
