import type { FeatureMention } from '../facts.ts';
import type { Element } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import { findMoney } from '../pricing/money/find-money.ts';
import { isUsualName } from '../pricing/names/usual-names.ts';
import { gridOf } from '../pricing/tables/table-grid.ts';
import type { Grid, GridCell } from '../pricing/tables/table-grid.ts';
import { cellValue } from './feature-values.ts';
import { PRICE_LABEL } from '../pricing/tables/table-labels.ts';
import { featureTerm } from './term-rules.ts';

/** What the corner calls the things down the side, where they are no features: formats, products, countries. */
const THINGS =
  /^(?:formats?|file(?:s| types?| formats?)?|products?|models?|devices?|browsers?|platforms?|countr(?:y|ies)|regions?|languages?|vendors?|providers?|tools?|companies|company|alternatives?|competitors?|apps?|integrations?|versions?|sizes?|names?|dates?|day|time|courses?|class(?:es)?|produkte?|modelle?|länder?|sprachen?|anbieter|produits?|modèles?|pays|langues?|productos?|modelos?|países?|idiomas?|prodotti|modelli|paesi|lingue|producten|landen|talen|produkter|länder|språk|produkty|kraje|języki|jazyky|製品|形式|国)$/iu;
/** What the corner calls plans down the side. */
const PLANS =
  /^(?:plans?|tiers?|packages?|editions?|tarife?|pakete?|formules?|offres?|planes|planos|piani|pakketten|paket|plany|pakiety|tarify|プラン)$/iu;

/** Where the features stand in a table: down the side, along the top, or nowhere. */
export type TableDirection = 'side' | 'top' | 'none';

/**
 * The features of a table. Its corner, its heads and its values tell which way it is read.
 *
 * @param area the title above it
 * @param plans names of the page's plans
 */
export function tableFeatures(
  read: ReadPage,
  table: Element,
  area: string | null,
  plans: readonly string[] = [],
): FeatureMention[] {
  const grid = gridOf(read, table);
  const direction = tableDirection(grid);
  if (direction === 'none') return [];
  const [head = [], ...rows] = direction === 'top' ? turned(grid) : grid;
  const heads = planHeads(head, plans);
  const isHeadless = head.slice(1).some((cell) => isMark(cell));
  let group = area;
  return (isHeadless ? [head, ...rows] : rows).flatMap((row) => {
    const [label, ...cells] = row;
    if (!label?.span) return [];
    const told = cells.filter((cell) => cell !== null && cell !== label && cell.text !== '');
    // A row of one cell is the title of those below it.
    if (told.length === 0 && cells.every((cell) => cell === label || cell === null || cell.text === '')) {
      group = label.text.length <= 50 ? label.text.replace(/\s+/g, ' ') : group;
      return [];
    }
    const term = featureTerm(label.text, 'item');
    if (term === null || PRICE_LABEL.test(term)) return [];
    const feature: FeatureRow = { label, told, term, area: group };
    return [...rowFeature(read, feature), ...byPlan(read, feature, cells, heads)];
  });
}

/** The plan of each column behind the first; null where a head names none. */
function planHeads(head: Grid[number], plans: readonly string[]): (string | null)[] {
  const known = new Map(plans.map((name) => [plainName(name), name]));
  return head.slice(1).map((cell) => {
    const [text = ''] = (cell?.text ?? '').split('\n');
    return known.get(plainName(text)) ?? (isUsualName(text) ? text.trim() : null);
  });
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/(?<!\p{L})(?:plan|tier|tarif|paket)(?!\p{L})|\s+/gu, '');
}

/** What each plan's column says of the feature, where it holds it. */
function byPlan(
  read: ReadPage,
  { label, term, area }: FeatureRow,
  cells: Grid[number],
  heads: readonly (string | null)[],
): FeatureMention[] {
  return cells.flatMap((cell, x): FeatureMention[] => {
    const plan = heads[x] ?? null;
    if (plan === null || !cell || cell === label || !label.span || findMoney(cell.text).length > 0) return [];
    const value = cellValue(cell.text);
    if (!value || value.value === 'no' || (value.note !== null && value.note.length > 60)) return [];
    const end = Math.max(label.span.end, cell.span?.end ?? 0);
    const isNear = (cell.span?.start ?? 0) >= label.span.start && end - label.span.start <= 300;
    const evidence = evidenceAt(read.page, label.span.start, isNear ? end : label.span.end);
    return [{ term, ...value, plan, area, from: 'table', evidence }];
  });
}

interface FeatureRow {
  label: GridCell;
  told: (GridCell | null)[];
  term: string;
  area: string | null;
}

/** The best that any column says, as plans differ. */
function rowFeature(read: ReadPage, { label, told, term, area }: FeatureRow): FeatureMention[] {
  if (!label.span) return [];
  const values = told.flatMap((cell) =>
    cell && findMoney(cell.text).length === 0 ? (cellValue(cell.text) ?? []) : [],
  );
  const best =
    values.find(({ value }) => value === 'yes') ??
    values.find(({ value, note }) => value === 'limited' && note !== null && note.length <= 40) ??
    values.find(({ value }) => value === 'no');
  const isMarked = values.some(({ value }) => value !== 'limited');
  if (!best || (best.value === 'limited' && !isMarked && told.length < 2)) return [];
  const ends = told.flatMap((cell) => cell?.span?.end ?? []);
  const starts = [label.span.start, ...told.flatMap((cell) => cell?.span?.start ?? [])];
  // Of a table read by columns, a run of text from head to value would hold the others' words.
  const isRun = starts.every((start) => start >= (label.span?.start ?? 0));
  const end = Math.max(label.span.end, ...(isRun ? ends : []));
  const evidence = evidenceAt(read.page, label.span.start, Math.min(end, label.span.start + 300));
  return [{ term, ...best, plan: null, area, from: 'table', evidence }];
}

/** Which way a table tells features: its corner may say so, else its heads and values do. */
export function tableDirection(grid: Grid): TableDirection {
  const [head = [], ...rows] = grid;
  const corner = (head[0]?.text ?? '').trim();
  const side = rows.flatMap((row) => row[0]?.text ?? []);
  const top = head.slice(1).flatMap((cell) => cell?.text ?? []);
  const values = rows.flatMap((row) => row.slice(1).filter((cell) => cell !== row[0]));
  const marks = [...values, ...head.slice(1)].filter(isMark).length;
  if (THINGS.test(corner)) return 'none';
  const arePlans = (texts: readonly string[]) =>
    texts.length > 0 && texts.filter((text) => isUsualName(text)).length >= texts.length / 2;
  if ((PLANS.test(corner) && !arePlans(top)) || (arePlans(side) && !arePlans(top)))
    return marks > 0 ? 'top' : 'none';
  // Without a single mark and without plans above, it tells of something else.
  return marks > 0 || (arePlans(top) && rows.length > 0) ? 'side' : 'none';
}

function isMark(cell: GridCell | null): boolean {
  const value = cell ? cellValue(cell.text) : null;
  return value !== null && value.value !== 'limited';
}

function turned(grid: Grid): Grid {
  const width = Math.max(0, ...grid.map((row) => row.length));
  return Array.from({ length: width }, (_, x) => grid.map((row) => row[x] ?? null));
}
