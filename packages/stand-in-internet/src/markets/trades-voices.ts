import { post, review } from './market.ts';

/** What users of the trades' software say in public. */
export const tradesVoices = {
  reviews: {
    marrowby: [
      review(
        1,
        'Notes gone again',
        'Third time this month the notes I typed in a cellar were gone. The other app just keeps them until I have signal again.',
        15,
      ),
      review(
        2,
        'No signal, no work',
        'Without signal I cannot open the job. In a basement that is every day. Please make it work offline.',
        22,
      ),
      review(
        2,
        'Offline please',
        'Good planner, but it needs an offline mode. I lost a page of measurements behind a boiler.',
        31,
      ),
      review(
        1,
        'Lost my hours',
        'Typed my hours in a lift shaft, no signal, all lost. We may switch to Crewlark, which works offline.',
        38,
      ),
      review(
        2,
        'Offline is missing',
        'Everything is fine until you go underground. No offline mode in 2026?',
        52,
      ),
      review(
        3,
        'Nice but needs signal',
        'I like the planner. It should keep notes offline like Tallowbee does.',
        61,
      ),
      review(
        2,
        'Cannot save in the field',
        'Half of our sites have no signal. Notes cannot be saved offline.',
        70,
      ),
      review(
        5,
        'The portal is great',
        'My customers pay from the link before I am back in the van. The customer portal is worth it alone.',
        6,
      ),
      review(
        5,
        'Customers love the portal',
        'Since we send the portal link nobody rings to ask when we come.',
        11,
      ),
      review(5, 'Portal', 'Customer portal is simple, even my oldest customers use it.', 19),
      review(4, 'Good portal', 'The portal makes us look bigger than we are. Customers pay faster.', 27),
      review(5, 'Paid the same day', 'Sent the invoice through the portal, paid within the hour.', 44),
      review(4, 'Portal in Polish please', 'Great customer portal, now also in Polish would be perfect.', 58),
      review(4, 'Easy planner', 'Moving a job to another van takes a second. The planner is easy to use.', 9),
      review(5, 'Planner', 'The planner saves me an hour each morning.', 33),
      review(3, 'Slow on Mondays', 'On Monday mornings the planner is slow and sometimes does not load.', 47),
      review(2, 'Invoices stuck', 'Invoices were not sent for a whole day and support did not answer.', 75),
      review(2, 'Support', 'Support takes three days to answer. Too slow when the crew is waiting.', 80),
      review(4, 'Solid', 'Does what it says. Photos with signature are handy.', 90),
      review(
        3,
        'Purchase order number',
        'Where do I put the purchase order number of the customer? Big clients ask for it.',
        24,
      ),
      review(3, 'PO field', 'Needs a field for purchase orders, the council does not pay without.', 66),
      review(4, 'Fair price', 'Fair price for a crew of five.', 101),
    ],
    crewlark: [
      review(5, 'Works in cellars', 'Works offline, my notes are there when I am back upstairs.', 10),
      review(5, 'Offline', 'Switched from Marrowby because of offline notes. Never lost one since.', 25),
      review(4, 'Good', 'Offline works. The price went up in summer.', 49),
      review(2, 'Dearer than before', 'Price raised twice in a year.', 60),
      review(4, 'Board', 'Clear board, quick on old phones.', 77),
      review(3, 'No order numbers', 'No purchase order field.', 85),
    ],
    jobwren: [
      review(4, 'Paper done', 'Offers are quick to write.', 20),
      review(2, 'App is slow', 'The app takes half a minute to open.', 34),
      review(2, 'No planner', 'No real planner, we moved to Marrowby.', 50),
      review(4, 'PO numbers', 'Purchase orders work as our council wants.', 63),
    ],
  },
  posts: {
    marrowby: [
      post('Marrowby vs Crewlark for a roofing crew of eight', '', 13, 41),
      post(
        'Ask HN: Field service tool that works offline?',
        'We have used Marrowby for two years. The portal is lovely, but without signal it is useless. Tallowbee keeps notes on the device.',
        28,
      ),
      post('Marrowby raises prices?', 'Marrowby still costs €12 a person for us. Cheaper than Crewlark.', 44),
      post('Show HN: Import of Marrowby jobs into a calendar', '', 71, 18),
      post('Marrowby, Crewlark and Jobwren compared by a plumber', '', 88, 64),
    ],
    crewlark: [
      post('Crewlark: offline first for trades', '', 35, 120),
      post(
        'What do roofers use?',
        'We switched from Marrowby to Crewlark in spring, because of notes in cellars.',
        52,
      ),
    ],
    jobwren: [
      post('Jobwren founder here', 'Offline notes will come to Jobwren in spring.', 12),
      post('Heating firm of four', 'Switched from Jobwren to Marrowby since we needed a planner.', 58),
      post('Leaving Jobwren', 'We switched from Jobwren to Marrowby last month.', 83),
    ],
    tallowbee: [
      post(
        'Flat prices: Tallowbee',
        'Tallowbee and Marrowby were on our list; flat won, we are fourteen. Hodfield was too dear.',
        66,
      ),
    ],
  },
  forum: {
    marrowby: [
      post(
        'Offline notes on the roadmap?',
        'Is there a plan for offline notes? Our crews work in cellars all day.',
        9,
        31,
        'pipes-and-co',
      ),
      post(
        'Purchase order numbers',
        'Please add a field for purchase order numbers on invoices.',
        26,
        18,
        'dakdekker',
      ),
      post('Portal tips', 'Put the portal link into your mail signature, it works wonders.', 40, 12, 'volt'),
    ],
  },
};
