import { pageOf } from './page-frame.ts';
import type { CallGroup, DescribedCall, Reference } from './reference-document.ts';
import { escape, prose } from './words-html.ts';

export const indexPath = '/docs/api';
export const scriptPath = `${indexPath}/find-calls.js`;
/** Letters of a search that are read. */
const searchMaxChars = 100;

/** Where a group's calls are described. */
export function groupPath(name: string): string {
  return `${indexPath}/${name}`;
}

/** All calls by group, each leading to its description. @param search shows only calls whose name, path or summary holds it */
export function indexPage(reference: Reference, search = ''): string {
  const wanted = search.slice(0, searchMaxChars).trim().toLowerCase();
  const groups = reference.groups
    .map((group) => ({ ...group, calls: group.calls.filter((call) => isFound(call, wanted)) }))
    .filter(({ calls }) => calls.length > 0);
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0);
  return pageOf({
    title: reference.title,
    menu: groupMenu(reference.groups),
    script: scriptPath,
    main: `<h1>${escape(reference.title)}</h1><p>${prose(reference.description)}</p>
<p>Version ${escape(reference.version)}. For programs: <a href="/api/openapi.json">openapi.json</a>.
Send <code>Authorization: Bearer &lt;token&gt;</code> with a login token or an API key.</p>
<form role="search" action="${indexPath}"><label for="q">Find a call</label><input id="q" name="q" type="search" maxlength="${searchMaxChars}" value="${escape(search.slice(0, searchMaxChars))}"><button>Find</button></form>
<p role="status">${count === 1 ? '1 call' : `${count} calls`}</p>
${groups.map(sectionOf).join('')}`,
  });
}

/** Links to the pages of groups. @param current name of the group that is open */
export function groupMenu(groups: readonly CallGroup[], current?: string): string {
  const links = groups.map(({ name, title }) => {
    const here = name === current ? ' aria-current="page"' : '';
    return `<li><a href="${groupPath(name)}"${here}>${escape(title)}</a></li>`;
  });
  return `<h2>Groups</h2><ul>${links.join('')}</ul>`;
}

function isFound(call: DescribedCall, wanted: string): boolean {
  return [call.name, call.path, call.summary].some((text) => text.toLowerCase().includes(wanted));
}

function sectionOf({ name, title, description, calls }: CallGroup): string {
  const rows = calls.map(
    (call) =>
      `<li id="${escape(call.anchor)}"><a href="${groupPath(name)}#${escape(call.anchor)}">${prose(call.summary)}</a><code>${call.method} ${escape(call.path)}</code></li>`,
  );
  return `<section><h2><a href="${groupPath(name)}">${escape(title)}</a></h2><p>${prose(description)}</p><ul class="calls">${rows.join('')}</ul></section>`;
}
