import { callGroups } from '@earshot/contracts/call/all-calls';
import { apiKeyScopes, roleAllows, roles, type Call } from '@earshot/contracts/call';
import { groupMenu, groupPath, indexPath } from './index-page.ts';
import { pageOf } from './page-frame.ts';
import type { Reference } from './reference-document.ts';
import { escape, prose } from './words-html.ts';

export const rolesPath = `${indexPath}/roles`;

/** Who a call can be made by, in the order of the table's columns. */
const callers: readonly { title: string; may: (call: Call) => boolean }[] = [
  { title: 'Nobody logged in', may: ({ auth }) => auth === 'public' },
  ...apiKeyScopes.map((scope) => ({
    title: `API key, ${scope}`,
    may: ({ auth, apiKey }: Call) => auth === 'public' || apiKey === scope,
  })),
  ...roles.map((role) => ({
    title: role,
    may: ({ auth }: Call) => auth === 'public' || (auth !== 'operator' && roleAllows(role, auth)),
  })),
  { title: 'operator', may: ({ auth }) => auth === 'public' || auth === 'operator' },
];

/** Every call and who may make it, as the server enforces it: both read the same contract. */
export function rolesPage(reference: Reference): string {
  const heads = callers.map(({ title }) => `<th scope="col">${escape(title)}</th>`).join('');
  return pageOf({
    title: `Roles and calls · ${reference.title}`,
    menu: groupMenu(reference.groups),
    main: `<h1>Roles and calls</h1>
<p>Who may make which call. Roles are those of the workspace that the login or the API key belongs to. A role may do everything that the roles to its left may do. Operators run the server; being one gives no role in a workspace.</p>
<div class="wide" tabindex="0" role="region" aria-label="Roles and calls"><table><thead><tr><th scope="col">Call</th>${heads}</tr></thead>
${reference.groups.map(bodyOf).join('')}</table></div>`,
  });
}

function bodyOf({ name, title, calls }: Reference['groups'][number]): string {
  const contracts: Record<string, Call> | undefined = Object.entries(callGroups).find(
    ([group]) => group === name,
  )?.[1];
  const rows = calls.map((call) => {
    const contract = contracts?.[call.name];
    if (!contract) throw new Error(`${name}.${call.name} is described and not in the contracts`);
    const cells = callers
      .map(({ may }) => (may(contract) ? '<td>yes</td>' : '<td class="no">no</td>'))
      .join('');
    const link = `${groupPath(name)}#${call.anchor}`;
    return `<tr><th scope="row"><a href="${escape(link)}"><code>${escape(call.path)}</code></a> ${prose(call.summary)}</th>${cells}</tr>`;
  });
  return `<tbody><tr><th scope="rowgroup" colspan="${callers.length + 1}">${escape(title)}</th></tr>${rows.join('')}</tbody>`;
}
