/** An invented session of an invented product, as its replay shows it. */
export const replayScene = {
  person: 'Quiet Heron',
  account: 'Brightwell Heating',
  trouble: '3 rage clicks',
  now: '06:41',
  length: '14:32',
  /** Where the session stands, in percent of its length. */
  at: 37,
  activity: [
    12, 18, 14, 25, 38, 22, 18, 10, 8, 22, 34, 52, 64, 62, 42, 28, 16, 12, 4, 4, 4, 16, 24, 34, 26, 20, 30,
    42, 22, 14, 18, 24, 18, 10, 14, 10,
  ],
  jobs: [
    ['08:00', 'Boiler service', '14 Alder Row'],
    ['09:30', 'Leak, kitchen', '3 Quay Street'],
    ['11:15', 'Radiator swap', 'Mill House'],
    ['13:00', 'Annual check', '22 Fenwick Rd'],
    ['14:45', 'Quote visit', '9 Harbour View'],
  ],
  page: {
    says: 'A recorded page: a scheduling app shows “Could not save. Try again.” while someone clicks Save note again and again. Everything typed is masked.',
    menu: ['Today', 'Jobs', 'Invoices', 'Crew'],
    open: 'Jobs',
    title: 'Leak, kitchen',
    where: '3 Quay Street · visit 2 of 2 · ▒▒▒▒▒▒ ▒▒▒▒▒▒▒',
    notes: '▒▒▒▒▒▒▒ ▒▒▒▒ ▒▒▒▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒▒ ▒▒▒▒▒▒ ▒▒▒▒▒▒▒▒▒ ▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒▒',
  },
} as const;

/** Invented sessions, as the list of recordings shows them. */
export const recordingsScene = [
  {
    person: 'Quiet Heron',
    account: 'Brightwell Heating',
    length: '14:32',
    trouble: '3 rage clicks',
    isBad: true,
  },
  { person: 'Amber Finch', account: 'Calder & Sons', length: '06:18', trouble: '1 dead click', isBad: false },
  {
    person: 'Slow River',
    account: 'Northgate Plumbing',
    length: '22:07',
    trouble: '5 rage clicks',
    isBad: true,
  },
  { person: 'Pale Thistle', account: 'not logged in', length: '03:44', trouble: null, isBad: false },
  {
    person: 'Far Lantern',
    account: 'Hollin Electrical',
    length: '11:50',
    trouble: '2 dead clicks',
    isBad: false,
  },
  { person: 'Green Kettle', account: 'Dale & Ward', length: '09:04', trouble: '2 rage clicks', isBad: true },
] as const;
