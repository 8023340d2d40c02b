export const siteWidgetWords = {
  title: 'Feedback widget (beta)',
  isOn: 'on',
  isOff: 'off',
  lead: (source: string) =>
    `A button on your pages opens a short form: text, a rating from 1 to 5 and an email address, the last two optional. What visitors send arrives as feedback in the source “${source}”. If the session is recorded, the feedback links to its moment.`,
  accept: 'Accept feedback from this site’s pages',
  off: 'The widget is off. Feedback sent with it is refused, and its text stays in the visitor’s form.',
  switchedOn: 'The widget is on.',
  switchedOff: 'The widget is off.',
  color: 'Button color',
  side: 'Position of the button',
  sideHint: 'The other way round in right-to-left languages.',
  sides: {
    end: 'Bottom right',
    start: 'Bottom left',
  },
  line: 'Add this to every page that should have the button',
  policy: 'With a Content-Security-Policy, also allow',
  open: 'Do you have a button of your own? Add data-button="none" to the line, and call this when it is clicked',
  docs: 'Options for developers',
  languages:
    'The form is in the language of the visitor’s browser if it is one of 20, else in English. Set another one with data-lang.',
  adminsOnly: 'Only admins of this workspace can change this.',
};
