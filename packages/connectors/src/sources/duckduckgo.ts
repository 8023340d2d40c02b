import { at, listAt, textAt, urlAt } from '../json.ts';
import { isOwnSite, mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { days } from '../source.ts';

/** What DuckDuckGo shows beside its results, which is not a search of the web. */
export const duckduckgo: Source = {
  id: 'duckduckgo',
  kind: 'search',
  name: 'DuckDuckGo answers',
  keyed: false,
  defaultBaseUrl: 'https://api.duckduckgo.com',
  paceMs: 1000,
  calls: 1,
  keptMs: days(1),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const query = { q: subject.name, format: 'json', no_html: 1, no_redirect: 1, skip_disambig: 1 };
    const answer = await client.json(client.url('/', query));
    // A list of what else bears the name tells nothing of the subject.
    if (textAt(answer, 'Type') === 'D') return;
    const results = listAt(answer, 'Results');
    const facts = listAt(answer, 'Infobox', 'content').flatMap((fact) => {
      const [label, value] = [textAt(fact, 'label'), textAt(fact, 'value')];
      return label === '' || value === '' ? [] : [`${label}: ${value}.`];
    });
    const isOwn = results.some((result) => isOwnSite(urlAt(result, 'FirstURL'), subject));
    const abstract = plainText(textAt(answer, 'AbstractText'));
    const isSubject = isOwn || subject.host === null || mentions([abstract, ...facts].join('\n'), subject);
    if (!isSubject) return;
    const text = [abstract, ...facts].join('\n');
    const author = textAt(answer, 'AbstractSource');
    client.add({ title: textAt(answer, 'Heading'), text, url: urlAt(answer, 'AbstractURL'), author }, answer);
    for (const result of results) {
      client.add(
        { title: textAt(answer, 'Heading'), text: textAt(result, 'Text'), url: urlAt(result, 'FirstURL') },
        result,
      );
    }
    for (const topic of listAt(answer, 'RelatedTopics').flatMap((one) => topicsOf(one))) {
      client.add({ title: '', text: plainText(textAt(topic, 'Text')), url: urlAt(topic, 'FirstURL') }, topic);
    }
  },
};

/** Topics stand alone, or in groups that have a name. */
function topicsOf(topic: unknown): readonly unknown[] {
  return at(topic, 'Topics') === undefined ? [topic] : listAt(topic, 'Topics');
}
