import type { Stock } from './stock.ts';

export const en: Stock = {
  matters: {
    'card-reader': {
      negative: [
        'The card reader loses its Bluetooth connection {n} times a day and we have to send people to the cash machine.',
        'Since the last update our card reader at {place} keeps disconnecting in the middle of a payment.',
        'The reader says "not paired" although it was paired on {day}, which is awful with a queue at the counter.',
        'Our card reader drops off Bluetooth as soon as the tablet goes to sleep, we lost {amount} of sales yesterday.',
      ],
      neutral: [
        'How do I pair a second card reader with the same tablet?',
        'Which Bluetooth version does the card reader at {place} need?',
        'Where can I see whether the card reader is connected?',
      ],
      positive: [
        'The new card reader paired at once and has stayed connected all week, great work.',
        'Very happy with the card reader at {place}, it is fast and never lets go of the Bluetooth connection.',
      ],
    },
    'slow-export': {
      negative: [
        'The monthly export takes {n} minutes and then fails with a blank page.',
        'Exporting the sales list to a spreadsheet is painfully slow since {day}.',
        'I cannot finish the books because the export of last month never ends.',
        'Your export stops at row 5,000 and I have to start again, this is a waste of my evening.',
      ],
      neutral: [
        'Can the sales export be sent to our accountant by itself every {day}?',
        'Which columns does the monthly export contain?',
        'Is there an export that has one row for each receipt?',
      ],
      positive: [
        'The export is wonderfully quick now, {n} seconds for the whole month.',
        'I love the new spreadsheet export, our accountant is delighted too.',
      ],
    },
    'tax-rate': {
      negative: [
        'The receipts show the wrong tax rate for takeaway food, and the tax office will not forgive that.',
        'Since {day} all books are taxed at the full rate, which is simply wrong.',
        'The tax on the receipt and the tax in the report differ by {amount}, this is a mess.',
        'Our till at {place} keeps going back to the old tax rate after every restart, I am fed up.',
      ],
      neutral: [
        'How do I set a different tax rate for drinks at {place}?',
        'From which date does a new tax rate apply?',
        'Where do I enter our new tax number?',
      ],
      positive: [
        'Changing the tax rate for the whole menu took me one minute, brilliant.',
        'The tax report is excellent, everything adds up to the penny.',
      ],
    },
    'stock-count': {
      negative: [
        'The stock count is wrong after every sync, we sold {n} jackets that do not exist.',
        'Stock at {place} shows minus {n} pieces, which is nonsense.',
        'After counting all shelves on {day} the stock numbers jumped back to the old ones, hours of work gone.',
        'The web shop and the till disagree about our stock again and customers are angry.',
      ],
      neutral: [
        'Can I count the stock of only one shelf at {place}?',
        'How often is the stock synced with the web shop?',
        'Is it possible to import stock numbers from a file?',
      ],
      positive: [
        'Stock counting with the phone camera is fantastic, we were done in {n} minutes.',
        'The stock numbers have been right every single day since the change, thank you so much.',
      ],
    },
    'login-code': {
      negative: [
        'The login code never arrives, I have tried {n} times this morning.',
        'I am locked out because the login code comes after it has expired.',
        'Nobody at {place} can sign in, the text message with the code is not sent.',
        'It is ridiculous that the login code goes to the number of somebody who left on {day}.',
      ],
      neutral: [
        'Can the login code be sent by e-mail instead of text message?',
        'How do I change the phone number that gets the login code?',
        'How long is a login code valid?',
      ],
      positive: [
        'Signing in with the code is so easy that even my father does it.',
        'The login with a code works perfectly at {place}, good idea.',
      ],
    },
    'double-charge': {
      negative: [
        'You charged our subscription twice this month, {amount} each time.',
        'There are two bookings for the same invoice on our bank statement and I am really annoyed.',
        'We were charged for {n} tills although we have one, please stop this.',
        'The subscription was taken on {day} and again a day later, that is not acceptable.',
      ],
      neutral: [
        'On which day of the month is the subscription charged?',
        'Can we pay the subscription once a year instead of every month?',
        'Which address is on the subscription invoice for {place}?',
      ],
      positive: [
        'The subscription is worth every cent of the {amount} that you charge.',
        'Thanks for correcting the subscription charge within an hour, superb.',
      ],
    },
    'receipt-printer': {
      negative: [
        'The receipt printer at {place} spits out blank paper since {day}.',
        'Receipts are printed twice and the paper roll is empty after {n} hours, terrible.',
        'The printer cuts the receipt in the middle of the total, it looks awful.',
        'Half of the letters are missing on our receipts and guests complain.',
      ],
      neutral: [
        'Which paper width does the receipt printer take?',
        'Can the receipt printer at {place} print our logo?',
        'How do I print the last receipt again?',
      ],
      positive: [
        'The receipt printer is silent and quick, our guests at {place} love it.',
        'Receipts look beautiful with the new layout, well done.',
      ],
    },
    'gift-cards': {
      negative: [
        'Gift cards bought before {day} are refused as unknown, very embarrassing.',
        'A customer stood there with a gift card of {amount} and the till would not take it.',
        'The gift card balance went to zero after one coffee, that is a bad bug.',
        'We cannot redeem gift cards at {place} any more and people shout at my staff.',
      ],
      neutral: [
        'How long are gift cards valid?',
        'Can a gift card be redeemed at {place} and in the web shop?',
        'Where do I see which gift cards are still open?',
      ],
      positive: [
        'Gift cards were our best idea this year, setting them up was a pleasure.',
        'We sold {n} gift cards in one day and every one of them worked, fantastic.',
      ],
    },
    'staff-rights': {
      negative: [
        'Every trainee can give discounts although I switched off that right {n} times.',
        'The staff rights are a nightmare, nobody understands which box does what.',
        'My manager at {place} cannot open the report because the role loses its rights every {day}.',
        'A former employee could still void sales of {amount}, that is a scandal.',
      ],
      neutral: [
        'Is there a role that may see reports but not change prices?',
        'How do I copy the rights of one employee to another?',
        'Can staff at {place} have their own code for voids?',
      ],
      positive: [
        'The new roles are clear and simple, I set up {n} employees in no time.',
        'Thank you for the staff rights, finally I can go on holiday without worry.',
      ],
    },
    'offline-sales': {
      negative: [
        'When the internet was down on {day} all offline sales were lost.',
        'The till at {place} froze without internet although offline mode was on.',
        '{n} offline receipts never came through and {amount} is missing from the day.',
        'Offline mode is useless, it asks for a password that needs the internet.',
      ],
      neutral: [
        'How many days can a till work in offline mode?',
        'Are card payments possible in offline mode?',
        'Where do I see which offline sales are still waiting?',
      ],
      positive: [
        'Offline mode saved us at the market on {day}, everything came through later.',
        'We sold {n} hours without internet and not a single receipt was lost, impressive.',
      ],
    },
    'slow-refunds': {
      negative: [
        'Refunds to cards take {n} weeks and our customers blame us.',
        'A refund of {amount} from {day} has still not arrived, this is embarrassing.',
        'The refund says "done" and the money is nowhere to be seen.',
        'I had to pay a refund from my own pocket because yours did not get there.',
      ],
      neutral: [
        'How long does a refund to a card take?',
        'Can I refund only a part of a sale?',
        'Is the fee given back with a refund at {place}?',
      ],
      positive: [
        'The refund was on the card the next morning, our customer was amazed.',
        'Refunds with two taps are a joy, thank you for that.',
      ],
    },
    'late-hardware': {
      negative: [
        'The terminal that we ordered {n} weeks ago has still not been delivered.',
        'Your hardware was promised for {day} and we opened {place} without a till.',
        'Two terminals arrived, one of them without a power cable, and a bill over {amount}.',
        'The delivery of the new tills was cancelled without telling us, I am speechless.',
      ],
      neutral: [
        'When will the terminal for {place} be shipped?',
        'Can the delivery address of our terminals be changed?',
        'Do the terminals come with a stand?',
      ],
      positive: [
        'The terminals came a day early and perfectly packed, thank you.',
        'Lovely hardware, it looks gorgeous on the counter at {place}.',
      ],
    },
  },
  details: {
    negative: [
      'We open at eight and cannot go on like this.',
      'I have written about it before and heard nothing useful.',
      'If this stays as it is we will look for something else.',
      'My staff are losing patience, and so am I.',
      'It ruined our {day}.',
      'Three people stood at the counter and did nothing.',
      'I was promised a call on {day} and nobody rang.',
      'My wife had to write everything on paper.',
      'It is the height of the season and we pay for this.',
      'I do not know what to tell my boss any more.',
      'We had the same trouble in spring.',
      'This costs us about {amount} a week.',
    ],
    neutral: [
      'We use the till at {place}.',
      'I looked in the settings and did not see it.',
      'There are {n} of us.',
      'We run version 5.{n}.',
      'No hurry, next {day} is fine.',
      'The tablet is {n} years old.',
      'Our accountant wants to know.',
      'A link is enough.',
    ],
    positive: [
      'Please tell your colleagues.',
      'It makes our day at {place} so much easier.',
      'We recommend you to everybody.',
      'Keep it up!',
      'My father is impressed as well.',
      'Worth the {amount}.',
      'I slept well for once.',
      'We smiled all {day}.',
    ],
  },
  followUps: {
    negative: [
      'It still does not work, nothing has changed.',
      'I did all of that and it is as bad as before.',
      'That did not help at all.',
    ],
    neutral: ['The serial number is TB-{n}417.', 'It is the tablet at {place}.', 'Yes, since {day}.'],
    positive: ['That solved it, wonderful!', 'Perfect, it works again, thank you so much.'],
  },
  openings: ['Hi,', 'Hello Tallybird team,', 'Good morning,', 'Dear support,'],
  closings: ['Best regards,', 'Thanks,', 'Kind regards,', 'Cheers,'],
  devices: ['Sent from my iPhone', 'Sent from my Galaxy', 'Get Outlook for iOS'],
  days: ['Monday', 'Tuesday', 'Friday', 'Saturday'],
  places: ['the bakery', 'the second shop', 'the counter', 'the market stall'],
  subjects: {
    'card-reader': 'Card reader',
    'slow-export': 'Export',
    'tax-rate': 'Tax rate',
    'stock-count': 'Stock',
    'login-code': 'Login code',
    'double-charge': 'Subscription',
    'receipt-printer': 'Printer',
    'gift-cards': 'Gift cards',
    'staff-rights': 'Roles',
    'offline-sales': 'Offline',
    'slow-refunds': 'Refund',
    'late-hardware': 'Our order',
  },
  wrote: 'On {date}, {agent} <support@tallybird.example> wrote:',
  macros: [
    'Thank you for reaching out to Tallybird Support! I am happy to help you today.',
    'I am so sorry for the trouble that this has caused. I completely understand how frustrating it must be.',
    'Could you please restart the tablet, open the app again and tell me whether that helps?',
    'To look into this further I need the serial number, which is on the back of the device.',
    'Great news! Our team has released a fix. Please update to the latest version.',
    'I have passed your case to our technical team and will come back to you as soon as possible.',
    'Your refund has been issued and should reach you within five working days.',
    'You will find step-by-step instructions in our help centre under Getting started.',
    'Thank you for the wonderful feedback, it means the world to us!',
    'I have added your wish to our roadmap. Thank you for helping us to improve.',
    'Just checking in: have you had a chance to try the steps above?',
    'As I have not heard from you I am going to close this conversation for now.',
    'A replacement is on its way to you, free of charge.',
    'Would you have ten minutes for a call with one of our specialists?',
    'I am delighted that everything works again! Please do not hesitate to contact us any time.',
  ],
  agentOpening: 'Hi {name},',
  agentClosing: 'Have a fantastic day! {agent}, Tallybird Customer Happiness',
  received:
    'We have received your request and will get back to you within one working day. Your ticket number is {ticket}.',
  invitation:
    'How did we do? Please rate the support that you received: Good, I am satisfied / Bad, I am not satisfied',
  legal: 'This message is confidential and meant for the addressee alone.',
  firstNames: ['Martha', 'Gwen', 'Alfie', 'Desmond', 'Ruby', 'Silas', 'Edith', 'Hamish'],
  lastNames: ['Thornbury', 'Okafor', 'Pell', 'Winterton', 'Marsh', 'Ahmed', 'Quill', 'Brannigan'],
};
