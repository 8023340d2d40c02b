import type { MarketPlan } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Conversion } from '../conversion.ts';
import { convert, isWhole } from '../conversion.ts';
import type { Drawing } from '../drawing.ts';
import type { Clock } from '../figures.ts';
import { dayName, listed, money } from '../figures.ts';
import type { Markup, Part } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';
import { correctionWords, words } from '../words.ts';

const shownTeams = 3;

/** Every plan as its page writes it, beside what it comes to for one person and month, there and in one currency. */
export function pricing(drawing: Drawing): Markup {
  return section(drawing, 'pricing', drawing.report.plans, (plans) => {
    const teams = teamSizes(plans);
    const rows = plans.toSorted(
      (a, b) => Number(drawing.isSubject(b.host)) - Number(drawing.isSubject(a.host)),
    );
    return html`<div class="mr-scroll" tabindex="0" role="region" aria-labelledby="pricing">
        <table>
          <thead>
            ${heads(drawing, teams)}
          </thead>
          <tbody>
            ${rows.map((plan) => row(drawing, plan, teams))}
          </tbody>
        </table>
      </div>
      <p class="mr-note">${notes(drawing, rows)}</p>`;
  });
}

function heads({ conversion, controls }: Drawing, teams: readonly number[]): Part {
  const sizes = teams.map(
    (people) => html`<th scope="col" class="mr-r">${people === 1 ? '1 person' : `${people} people`}</th>`,
  );
  const group = (name: string) =>
    teams.length > 0 && html`<th scope="colgroup" colspan="${teams.length}" class="mr-r">${name}</th>`;
  const single = (name: Part, style: string) =>
    html`<th scope="col" rowspan="2" class="${style}">${name}</th>`;
  return [
    html`<tr>
      ${single('Vendor and plan', '')}${single('As published', '')} ${group('Per person per month')}
      ${conversion && group(`In ${conversion.currency}`)} ${single('Source', 'mr-r')}
      ${controls && single(html`<span class="mr-vh">Change</span>`, 'mr-r mr-act')}
    </tr>`,
    html`<tr>
      ${sizes}${conversion && sizes}
    </tr>`,
  ];
}

/** Sizes of teams that prices were worked out for, smallest first. */
export function teamSizes(plans: readonly MarketPlan[]): number[] {
  const sizes = new Set(plans.flatMap((plan) => plan.per_person_month.map(({ people }) => people)));
  return [...sizes].sort((a, b) => a - b).slice(0, shownTeams);
}

/** What a plan comes to for one person and month of a team; null where that cannot be told. */
export function teamAmount(plan: MarketPlan, people: number): number | null {
  return plan.per_person_month.find((team) => team.people === people)?.amount ?? null;
}

/** The same in the currency of a conversion; null where the rate is missing too. */
export function convertedAmount(plan: MarketPlan, people: number, conversion: Conversion): number | null {
  const amount = teamAmount(plan, people);
  return amount === null || plan.currency === null ? null : convert(amount, plan.currency, conversion);
}

/** The sum for one person and month in words; why there is none, where there is none. */
export function perPerson(plan: MarketPlan, people: number): string {
  const amount = teamAmount(plan, people);
  if (amount !== null) return money(amount, plan.currency);
  if (plan.kind === 'free') return 'Free';
  return plan.kind === 'custom' ? 'On request' : 'Unknown';
}

function row(drawing: Drawing, plan: MarketPlan, teams: readonly number[]): Markup {
  const { conversion } = drawing;
  return html`<tr ${drawing.isSubject(plan.host) && html`class="is-subject"`}>
    <th scope="row">
      ${foreign(`${drawing.nameOf(plan.host)}, ${plan.name}`)}${remarks(plan, drawing.clock)}
    </th>
    <td class="mr-sec mr-published">${plan.published === '' ? words.saysNoMore : foreign(plan.published)}</td>
    ${teams.map((people) => {
      const isSum = teamAmount(plan, people) !== null;
      return html`<td class="mr-r ${!isSum && 'mr-mut'}">
        ${isSum && plan.is_from && html`<span class="mr-mut">from </span>`}${perPerson(plan, people)}
      </td>`;
    })}
    ${conversion && teams.map((people) => convertedCell(plan, people, conversion))}
    <td class="mr-r">${chips(drawing, plan.citations)}</td>
    ${
      drawing.controls &&
      html`<td class="mr-r mr-act">
        <button class="mr-control" type="button" data-act="correct-plan" data-key="${plan.key}">
          ${words.correct} <span class="mr-vh">${plan.name}</span>
        </button>
      </td>`
    }
  </tr>`;
}

function convertedCell(plan: MarketPlan, people: number, conversion: Conversion): Markup {
  const sum = convertedAmount(plan, people, conversion);
  return sum === null
    ? html`<td class="mr-r mr-mut">
        <span aria-hidden="true">–</span><span class="mr-vh">${words.notConverted}</span>
      </td>`
    : html`<td class="mr-r">
        ${plan.is_from && html`<span class="mr-mut">from </span>`}${money(sum, conversion.currency)}
      </td>`;
}

function remarks(plan: MarketPlan, clock: Clock): Part {
  const texts = [
    plan.correction !== null
      ? correctionWords(plan.correction, clock)
      : plan.confidence === 'low'
        ? 'Uncertain reading'
        : null,
    plan.billed_every !== null && plan.billed_every !== plan.per ? `Billed every ${plan.billed_every}` : null,
    plan.setup_fee !== null ? `Set-up fee ${money(plan.setup_fee, plan.currency)}` : null,
  ].filter((text) => text !== null);
  return texts.length > 0 && html`<span class="mr-host">${texts.join(' · ')}</span>`;
}

/** Where a conversion comes from, and that it is not what is charged. */
export function conversionSentence(
  { report }: Pick<Drawing, 'report'>,
  { currency, rates }: Conversion,
): string {
  const source = report.sources.find(({ number }) => number === rates.source);
  return `Converted to ${currency} at the rates of ${dayName(rates.day)} (source ${rates.source}, ${source?.name ?? 'rates'}), to the nearest ${isWhole(currency) ? 'whole unit' : 'hundredth'}. Vendors charge the published price.`;
}

function notes(drawing: Drawing, plans: readonly MarketPlan[]): string {
  const names = (some: readonly MarketPlan[]) =>
    listed([...new Set(some.map(({ host }) => drawing.nameOf(host)))]);
  const bounds = plans.filter(
    (plan) => plan.is_from && plan.per_person_month.some(({ amount }) => amount !== null),
  );
  const guessed = plans.filter((plan) => plan.currency_guessed);
  const currencies = new Set(plans.flatMap(({ currency }) => currency ?? []));
  const unknown = plans.filter((plan) => plan.amount !== null && plan.currency === null);
  return [
    'Yearly prices are shown per month, without set-up fees.',
    drawing.conversion !== null
      ? conversionSentence(drawing, drawing.conversion)
      : currencies.size > 1
        ? 'Each price is in the currency of its page and not converted.'
        : null,
    drawing.conversion !== null && unknown.length > 0
      ? `${names(unknown)}: the page names no currency, so the price is not converted.`
      : null,
    bounds.length > 0
      ? `${names(bounds)} ${new Set(bounds.map(({ host }) => host)).size === 1 ? 'writes' : 'write'} “from”, so the figure is a lower bound.`
      : null,
    guessed.length > 0
      ? `${names(guessed)}: the page names no currency, so it is taken from the page’s language or domain.`
      : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
