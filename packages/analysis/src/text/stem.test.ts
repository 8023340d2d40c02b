import { expect, test } from 'vitest';
import { stem } from './stem.ts';

/** From the sample vocabulary of the algorithm's description. */
const SAMPLES = `consign consign · consigned consign · consigning consign · consignment consign · consist consist ·
consisted consist · consistency consist · consistent consist · consistently consist · consisting consist ·
consolation consol · consolations consol · consolatory consolatori · console consol · conspicuous conspicu ·
knack knack · knackeries knackeri · knaves knave · knavish knavish · kneaded knead · kneeling kneel · knell knell ·
knightly knight · knitting knit · hopping hop · hoping hope · happily happili · generously generous · dying die ·
skies sky · ties tie · cries cri · succeeding succeed · exceed exceed · by by · say say · cancellation cancel`;

test('stems words as the Porter2 description lists them', () => {
  for (const pair of SAMPLES.split('·')) {
    const [word = '', stemmed] = pair.trim().split(' ');
    expect(`${word} ${stem(word)}`).toBe(`${word} ${stemmed ?? ''}`);
  }
});

test('leaves words with other letters and short words as they are', () => {
  expect(['café', 'größe', '4g', 'as', 'поиски'].map(stem)).toEqual(['café', 'größe', '4g', 'as', 'поиски']);
});
