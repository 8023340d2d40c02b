import { rules } from './rules.ts';

/** `docs/rules.md`: what the product allows and where in the code each rule can be changed. */
export function rulesPage(): string {
  const sections = Object.entries(rules).map(([subject, list]) => {
    const rows = list.map(
      ({ rule, value, home, name }) => `| ${rule} | ${value} | [\`${name.split('.').at(-1)}\`](../${home}) |`,
    );
    return `## ${subject}\n\n| rule | value | where |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Rules

Limits, lifetimes, thresholds and decisions of the product, each with the one place that holds it. \`npm run rules\` writes this page from
the code, and a test fails when the two differ. Limits of the server itself (memory, pools, bytes) are settings: see
[operate.md](operate.md).

${sections.join('\n')}`;
}
