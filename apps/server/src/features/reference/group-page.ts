import { groupMenu } from './index-page.ts';
import { pageOf } from './page-frame.ts';
import type { Body, CallGroup, DescribedCall, Parameter, Reference } from './reference-document.ts';
import { shapeHtml, shapesNamedIn } from './shape-html.ts';
import { shapeWords } from './shape-words.ts';
import { codeBlock, escape, prose } from './words-html.ts';

/** The calls of a group, and the shapes they name. */
export function groupPage(reference: Reference, group: CallGroup): string {
  const links = group.calls.map(
    ({ anchor, name }) => `<li><a href="#${escape(anchor)}">${escape(name)}</a></li>`,
  );
  const shapes = usedShapes(reference, group);
  const shapeMenu = shapes.map((name) => `<li><a href="#shape-${escape(name)}">${escape(name)}</a></li>`);
  return pageOf({
    title: `${group.title} · ${reference.title}`,
    menu: `<h2>${escape(group.title)}</h2><ul>${links.join('')}</ul>${shapes.length > 0 ? `<h2>Shapes</h2><ul>${shapeMenu.join('')}</ul>` : ''}${groupMenu(reference.groups, group.name)}`,
    main: `<h1>${escape(group.title)}</h1><p>${prose(group.description)}</p>
${group.calls.map((call) => callHtml(call, reference.site)).join('')}
${shapes.length > 0 ? `<section><h2>Shapes</h2>${shapes.map((name) => shapeArticle(reference, name)).join('')}</section>` : ''}`,
  });
}

function usedShapes({ shapes }: Reference, group: CallGroup): string[] {
  const found = new Set<string>();
  const waiting = group.calls.flatMap((call) => [
    ...shapesNamedIn(call.parameters),
    ...shapesNamedIn(call.body?.content),
    ...call.answers.filter(isDone).flatMap(({ content }) => shapesNamedIn(content)),
  ]);
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...shapesNamedIn(shapes[name]));
  }
  return [...found].sort();
}

function shapeArticle({ shapes }: Reference, name: string): string {
  return `<article id="shape-${escape(name)}"><h3>${escape(name)}</h3>${shapeHtml(shapes[name] ?? {})}</article>`;
}

function callHtml(call: DescribedCall, site: string): string {
  const { anchor, summary, method, path, description, parameters, body, answers } = call;
  const failures = answers.filter((answer) => !isDone(answer));
  return `<article id="${escape(anchor)}"><h3>${prose(summary)}</h3>
<p><code><b>${method}</b> ${escape(path)}</code></p><p>${prose(description)}</p>
${parametersHtml(parameters)}${body ? `<h4>Body</h4>${contentHtml(body.content, body.description)}` : ''}${commandHtml(call, site)}
<h4>Answer</h4>${answers.filter(isDone).map(doneHtml).join('')}
<h4>Failures</h4><dl>${failures.map(({ status, description: said }) => `<dt>${status}</dt><dd>${prose(said)}</dd>`).join('')}</dl></article>`;
}

function isDone({ status }: { status: string }): boolean {
  return status.startsWith('2');
}

const places = { path: 'In the path', query: 'Query', header: 'Headers' };

function parametersHtml(parameters: readonly Parameter[]): string {
  return Object.entries(places)
    .map(([place, title]) => {
      const rows = parameters.filter((one) => one.in === place).map(parameterHtml);
      return rows.length > 0 ? `<h4>${title}</h4><ul class="fields">${rows.join('')}</ul>` : '';
    })
    .join('');
}

function parameterHtml({ name, required, description, schema }: Parameter): string {
  const meaning = description === undefined ? '' : `<p>${prose(description)}.</p>`;
  return `<li><code>${escape(name)}</code> <span>${shapeWords(schema)}${required ? ' <b>required</b>' : ''}</span>${meaning}</li>`;
}

function contentHtml(content: Body, description?: string): string {
  const said = description === undefined ? '' : `<p>${prose(description)}</p>`;
  const kinds = Object.entries(content).map(([type, { schema }]) => {
    const kind = type === 'application/json' ? '' : `<p class="kind"><code>${escape(type)}</code></p>`;
    return kind + shapeHtml(schema);
  });
  return said + kinds.join('');
}

function doneHtml({ status, content = {} }: DescribedCall['answers'][number]): string {
  const example = Object.values(content).find((one) => one.example !== undefined)?.example;
  const shown = example === undefined ? '' : `<h4>Example of an answer</h4>${codeBlock(pretty(example))}`;
  return `<p class="kind">${status}</p>${contentHtml(content)}${shown}`;
}

/** A request as it can be typed, where there is an example. */
function commandHtml({ method, path, body }: DescribedCall, site: string): string {
  const example = body?.content['application/json']?.example;
  if (example === undefined) return '';
  return `<h4>Example</h4>${codeBlock(
    [
      `curl -X ${method} ${site}${path} \\`,
      `  -H 'Authorization: Bearer <API key>' \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '${pretty(example).replaceAll("'", String.raw`'\''`)}'`,
    ].join('\n'),
  )}`;
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
