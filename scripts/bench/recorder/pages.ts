export const pageNames = ['calm', 'heavy'] as const;
export type PageName = (typeof pageNames)[number];

/** How often a page changes itself. */
export const ticksPerSecond = 20;

const sizes = { calm: { rows: 300, load: 0.1 }, heavy: { rows: 2000, load: 1 } };

const rules = Array.from(
  { length: 1500 },
  (_, n) =>
    `.look-${n} { color: rgb(${n % 256}, ${(n * 7) % 256}, 90); background-color: rgba(10, ${n % 200}, 20, 0.1); padding: ${n % 4}px }`,
).join('\n');

/**
 * A table of orders that changes itself 20 times a second: texts, classes and styles of cells, rows that go and come. Every
 * run makes the same changes, and each is painted before the next: a busy machine makes a run longer, not lighter. The rows are
 * laid out alone, as in a well-made grid: what the page itself costs must not hide what a recorder adds.
 */
export function pageHtml(name: PageName, seconds: number, recorder: string): string {
  const { rows, load } = sizes[name];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orders</title>
<style>
table, tbody { display: block } tr { display: flex; height: 22px; contain: strict } td { flex: 1; border: 1px solid #ccc }
${rules}
</style></head>
<body><h1>Orders</h1><p id="state"></p><table><tbody id="rows"></tbody></table>
<script>
  let seed = 7;
  const random = (below) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const words = ['paid', 'sent', 'packed', 'returned', 'ordered', 'refunded', 'waiting', 'checked'];
  const word = () => words[random(words.length)];
  const body = document.getElementById('rows');
  function makeRow() {
    const row = document.createElement('tr');
    for (let n = 0; n < 5; n++) {
      const cell = document.createElement('td');
      cell.className = 'look-' + random(1500);
      cell.textContent = word() + ' ' + word();
      row.append(cell);
    }
    return row;
  }
  for (let n = 0; n < ${rows}; n++) body.append(makeRow());
  const anyRow = () => body.children[random(body.children.length)];
  const anyCell = () => anyRow().children[random(5)];
  const often = (count) => Math.floor(count * ${load}) + (random(100) < ((count * ${load}) % 1) * 100 ? 1 : 0);
  function tick() {
    for (let n = often(40); n > 0; n--) anyCell().firstChild.data = word() + ' ' + word() + ' ' + word();
    for (let n = often(20); n > 0; n--) anyCell().className = 'look-' + random(1500);
    // Of the first rows alone: a page that is dearer at its end would hide what recorders add by then.
    for (let n = often(10); n > 0; n--) body.children[random(100)].style.backgroundColor = 'rgb(200, 220, ' + random(256) + ')';
    for (let n = often(5); n > 0; n--) {
      anyRow().remove();
      body.insertBefore(makeRow(), anyRow());
    }
  }
  let ticks = ${seconds * ticksPerSecond};
  function next() {
    const begun = performance.now();
    tick();
    if (--ticks === 0) { window.isOver = true; return; }
    requestAnimationFrame(() => setTimeout(next, Math.max(0, ${1000 / ticksPerSecond} - (performance.now() - begun))));
  }
  setTimeout(next, 1000);
</script>
${recorder}</body></html>`;
}
