export const widgetDocsWords = {
  head: 'Feedback from inside your pages',
  lede: 'In beta. A button on your site opens a short form. What visitors write arrives as feedback, with the moment of their session if it is recorded.',
  start: 'Start',
  startText:
    'Add this line to every page that should have the button, with your key and your server. You find both filled in, and the switch that turns the widget on, under',
  setUp: 'Set up a site',
  lineLabel: 'The line for your pages',
  line: '<script async src="https://earshot.example.com/widget.js" data-key="YOUR_SITE_KEY"></script>',
  attributes: 'Attributes',
  attribute: 'Attribute',
  does: 'What it does',
  rows: [
    ['data-key', 'The public key of the site.'],
    [
      'data-color',
      'Color of the button, such as `#0a7d55`. Its text is black or white, whichever is easier to read.',
    ],
    [
      'data-side',
      '`end` for bottom right, the default, or `start` for bottom left. The other way round in right-to-left languages.',
    ],
    [
      'data-lang',
      'Language of the form, such as `de`. The default is the language of the browser; English where the form does not have it.',
    ],
    [
      'data-button',
      '`none` for no button: your page opens the form. Otherwise a CSS selector of the element that the button goes into.',
    ],
  ],
  parts: [
    {
      id: 'call',
      title: 'Open the form from your page',
      texts: ['Call `window.earshotWidget.open()`, for example when your own button is clicked.'],
    },
    {
      id: 'sent',
      title: 'What is sent',
      texts: [
        'The text, and the rating from 1 to 5 and the email address if the visitor entered them. The address of the page, without query and fragment. If the recorder runs on the page, the session, and the person that your page identified.',
        'Personal data in the text is masked before it is stored, as in all feedback. The widget requests nothing before a visitor sends something, and sets no cookies.',
      ],
    },
    {
      id: 'offline',
      title: 'Offline',
      texts: [
        'Feedback that cannot be sent is kept in the browser and sent later, with the time at which it was written. If the browser stores nothing, the text stays in the form.',
      ],
    },
    {
      id: 'policy',
      title: 'Content security policy',
      texts: [
        'Add your server to `script-src` and `connect-src`. The styles need no `style-src`. With a nonce, put it on the script tag; `connect-src` is still needed.',
      ],
    },
    {
      id: 'access',
      title: 'Accessibility and languages',
      texts: [
        'The form works with the keyboard alone, is labelled for screen readers, and is shown in light or dark and from right to left. It has texts in 20 languages: Arabic, Chinese, Dutch, English, French, German, Hebrew, Hindi, Indonesian, Italian, Japanese, Korean, Persian, Polish, Portuguese, Russian, Spanish, Turkish, Ukrainian and Vietnamese.',
      ],
    },
    {
      id: 'spam',
      title: 'Spam',
      texts: [
        'Visitors solve no puzzle. A field that only programs fill in, a minimum time, and limits per network address and site reduce spam. Origins that you refuse for a site are refused here too.',
      ],
    },
  ],
};
