interface Costs {
  calm: string;
  heavy: string;
  heap: { ours: string; none: string };
  sent: string;
  files: { first: number; together: number; later: number };
}

export const recorderDocsWords = {
  head: 'Record sessions of your site',
  lede: 'One line in your pages, or a package with types. Private text is masked in the browser before anything is sent.',
  start: 'Start',
  startText:
    'Every site has a public key. It can send recordings and nothing else. The recipes below use YOUR_SITE_KEY and https://earshot.example.com for your key and your server. You find both filled in, with a live check, under',
  setUp: 'Set up a site',
  recipes: 'Recipes',
  calls: 'Calls',
  callsText:
    "With the script, the calls are on `window.earshot`. Before it has loaded, push them to a list: `window.earshot = [['identify', { userId: '42' }]]`. With the package, `start` returns them. No call throws.",
  call: 'Call',
  does: 'What it does',
  options: 'Options and attributes',
  optionsText:
    'Options are for `start` of the package, attributes for the script tag. Lists in attributes are separated by commas; a switch is on when its attribute is there, and off with `false`. The settings of the site apply too. Where both are about privacy, the stricter one wins.',
  option: 'Option, attribute',
  parts: [
    {
      id: 'masking',
      title: 'Masking',
      texts: [
        'Everything typed is masked, and so is text that looks personal or secret: email addresses, phone and card numbers, keys, tokens, and values with a private label.',
        'Mark elements in your pages with `data-earshot-mask` to mask their text, with `data-earshot-block` to leave them out, and with `data-earshot-allow` to show what would be masked.',
        'Names of people, postal addresses and prices are not masked. If a page shows such data, use `data-mask-text`.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      texts: [
        'With `data-consent="required"` nothing is recorded, requested or stored until you call `earshot.consent(true)`. `earshot.consent(false)` stops recording and discards what has not been sent.',
      ],
    },
    {
      id: 'sampling',
      title: 'Sampling',
      texts: [
        'A session is recorded in full, or only from a minute before its first error, or not at all. This is decided once, for all tabs and pages of the session. Set the shares for the site on your server, or for a page with `data-sample-rate` and `data-on-error-sample-rate`.',
      ],
    },
    {
      id: 'people',
      title: 'People',
      texts: [
        'Call `earshot.identify` once you know who is there. To show the person as verified, have your server sign the ID: “Verify identities” under “Set up a site” has the code for your language.',
      ],
    },
    {
      id: 'errors',
      title: 'Your error tracker',
      texts: [
        'Add `earshot.recordingUrl()` to what you report with an error, such as a tag or an extra field. The link opens the session in Earshot. In the other direction, tell Earshot the ID that your tracker gave: `earshot.metadata({ error_id: id })`. Sessions can be filtered by it.',
      ],
    },
  ],
  cost: 'What it costs a page',
  costText:
    'Medians of our benchmark, beside the same page without a recorder. The calm page changes about 8 of 300 rows 20 times a second, the heavy one about 75 of 2,000. Console, network and errors were recorded.',
  costs: ({ calm, heavy, heap, sent, files }: Costs): [string, string][] => [
    ['CPU of the main thread, calm page', `${calm} more`],
    ['CPU of the main thread, heavy page', `${heavy} more`],
    ['Memory after 90 seconds, calm page', `${heap.ours}, without the recorder ${heap.none}`],
    ['Sent in 90 seconds, calm page', sent],
    ['First file, with gzip', `${files.first.toFixed(1)} KiB`],
    ['All that loads before recording starts, with gzip', `${files.together.toFixed(1)} KiB in two files`],
    ['Loaded once a page is recorded, with gzip', `${files.later.toFixed(1)} KiB`],
  ],
};
