export const setUpWords = {
  title: 'Check your setup',
  what: 'The checks',
  lead: (done: number) =>
    done === 3 ? 'All three work.' : `${done} of 3 work. This page refreshes every few seconds.`,
  back: 'Get started',
  works: 'works',
  waits: 'waiting',
  script: {
    title: 'Script installed on your site',
    done: 'First session from',
    noSite: 'No site yet. Add one line to your pages.',
    open: 'Waiting for the first session. Open your site in another tab. It appears here within seconds.',
    add: 'Set up a site',
    help: 'Show the line again',
    watch: 'Watch sessions',
  },
  feedback: {
    title: 'First feedback received',
    done: 'First feedback of your own on',
    open: 'No feedback of your own yet. Demo data does not count. Import a file or use the API.',
    act: 'Import a file',
    see: 'Open it',
  },
  question: {
    title: 'First question asked',
    done: 'Asked',
    open: 'Ask your feedback anything, in your own words.',
    act: 'Ask a question',
    again: 'Ask another',
  },
};
