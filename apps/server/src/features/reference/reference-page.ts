import { z } from 'zod';

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(z.unknown()).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.unknown().optional() })),
});
type Operation = z.infer<typeof Operation>;
const Document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** The browsable reference: one HTML page without scripts, made from the OpenAPI document. */
export function referencePage(document: unknown): string {
  const { info, paths } = Document.parse(document);
  const groups = new Map<string, Entry[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags[0] ?? 'other';
      groups.set(group, [...(groups.get(group) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  }
  const menu = [...groups].map(([group, entries]) => menuOf(group, entries)).join('');
  const body = [...groups].map(([group, entries]) => sectionOf(group, entries)).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(info.title)}</title><style>${style}</style></head>
<body><nav aria-label="Calls"><a class="home" href="/">Earshot</a>${menu}</nav>
<main><h1>${escape(info.title)}</h1><p class="lede">${prose(info.description)}</p>
<p>Version ${escape(info.version)}. For programs: <a href="/api/openapi.json">openapi.json</a>.
Send <code>Authorization: Bearer &lt;token&gt;</code> with a session token or an API key.</p>${body}</main></body></html>`;
}

function menuOf(group: string, entries: Entry[]): string {
  const links = entries.map((e) => `<li><a href="#${anchor(e)}">${escape(nameOf(e))}</a></li>`).join('');
  return `<h2>${escape(group)}</h2><ul>${links}</ul>`;
}

function sectionOf(group: string, entries: Entry[]): string {
  return `<section><h2>${escape(group)}</h2>${entries.map(callOf).join('')}</section>`;
}

function callOf(entry: Entry): string {
  const { operation } = entry;
  return `<article id="${anchor(entry)}"><h3>${escape(operation.summary)}</h3>
<p><code><b>${entry.method}</b> ${escape(entry.path)}</code></p><p>${prose(operation.description)}</p>
${operation.parameters ? `<h4>Query</h4>${json(operation.parameters)}` : ''}
${operation.requestBody === undefined ? '' : `<h4>Body</h4>${json(operation.requestBody)}`}
<h4>Answers</h4><dl>${Object.entries(operation.responses).map(answerOf).join('')}</dl></article>`;
}

function answerOf([status, response]: [string, Operation['responses'][string]]): string {
  const shape = status.startsWith('2') && response.content !== undefined ? json(response.content) : '';
  return `<dt>${status}</dt><dd>${prose(response.description)}${shape}</dd>`;
}

function json(value: unknown): string {
  return `<details><summary>Schema</summary><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre></details>`;
}

function nameOf(entry: Entry): string {
  return entry.operation.operationId.split('.')[1] ?? entry.path;
}

function anchor(entry: Entry): string {
  return escape(entry.operation.operationId.replace('.', '-'));
}

function prose(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const style = `
:root{color-scheme:light dark;--paper:#fcfdfb;--ink:#15201b;--ink-2:#3b4842;--line:#dae1da;--wash:#f2f5f1}
@media(prefers-color-scheme:dark){:root{--paper:#0e1512;--ink:#edf2ee;--ink-2:#c6d0ca;--line:#2a3630;--wash:#121a16}}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr);background:var(--paper);color:var(--ink);font:15px/1.55 "Public Sans Variable",system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 20px;background:var(--wash);border-right:1px solid var(--line)}
nav h2{font-size:13px;margin:20px 0 4px}nav ul{list-style:none;margin:0;padding:0}nav li a{display:block;padding:3px 0;color:var(--ink-2);text-decoration:none}nav a:hover{text-decoration:underline}.home{font-weight:700;color:inherit}
main{padding:32px 40px;max-width:920px;min-width:0}h1,section>h2{font-family:"Newsreader Variable",Georgia,serif;font-weight:460}section>h2{border-top:1px solid var(--ink);padding-top:12px;margin-top:48px}
article{padding:16px 0;border-top:1px solid var(--line)}h3{margin:0 0 6px;font-size:17px}h4{margin:14px 0 4px;font-size:13px}
code,pre{font:13px/1.5 "JetBrains Mono Variable",ui-monospace,monospace}code{overflow-wrap:anywhere}pre{overflow:auto;max-height:420px;padding:12px;background:var(--wash);border:1px solid var(--line);border-radius:6px}
dl{display:grid;grid-template-columns:48px minmax(0,1fr);gap:6px 12px;margin:0}dt{font-variant-numeric:tabular-nums;font-weight:600}dd{margin:0;color:var(--ink-2)}summary{cursor:pointer;min-height:24px}a{color:inherit}
@media(max-width:991px){body{display:block}nav{position:static;height:auto;max-height:40vh;border-right:0;border-bottom:1px solid var(--line)}main{padding:20px 16px}}`;
