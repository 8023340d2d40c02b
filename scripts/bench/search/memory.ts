/** Prints the resident bytes of a process that holds an index of 50,000 items. Started by speed.ts. */
import { indexOf } from './corpus.ts';
import { manyTexts } from './many-texts.ts';
import { readShared } from './shared-data.ts';

const ITEMS = 50_000;
const { texts } = await readShared(process.argv[2] ?? '');
const index = indexOf(manyTexts(texts, ITEMS));
index.search({ text: 'The card was declined at the machine' }, { offset: 0, limit: 25 });
console.log(process.memoryUsage().rss);
