import type { Source } from './source.ts';

const rates = { USD: '1.0850', JPY: '164.20', GBP: '0.8550', CHF: '0.9450', SEK: '11.3200', CAD: '1.4980' };

/** The daily reference rates of the European Central Bank, at any path. */
export const ecbRates: Source = (_request, { today }) => ({
  status: 200,
  type: 'text/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='${today.toISOString().slice(0, 10)}'>
${Object.entries(rates)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
</Cube></Cube></gesmes:Envelope>
`,
});
