import { plans, savedPerYear, type PaymentTerms, type Plan } from '@earshot/contracts/plans/plans';
import { signupFrom } from '../../lib/paths.ts';
import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { planPoints } from './plan-rows.ts';
import { pricingWords as words } from './pricing.words.ts';
import styles from './plan-cards.module.css';

interface PlanCardsProps {
  /** The terms whose prices stand there; with several, `data-terms` tells the page's styles which are which. */
  terms: readonly PaymentTerms[];
  /** Names the part of the site in links to registering. */
  section: string;
  /** Level of the plans' names among the page's headings. */
  headLevel?: 'h2' | 'h3';
}

/** The plans beside each other. */
export function PlanCards({ terms, section, headLevel: Head = 'h3' }: PlanCardsProps) {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <div className="row between">
            <Head className="h">{plan.name}</Head>
            {plan.id === 'team' && <Tag meaning="outline">{words.recommended}</Tag>}
          </div>
          <p className="sm sec">{plan.bestFor}</p>
          {terms.map((one) => (
            <p key={one} className={styles.price} data-terms={one}>
              <span className={styles.amount}>€{plan.price[one]}</span>
              <span className="sec">{unitOf(plan, one)}</span>
            </p>
          ))}
          <ul className={styles.points}>
            {planPoints(plan).map((point) => (
              <li key={point}>
                <Icon name="check" size="s" />
                {point}
              </li>
            ))}
          </ul>
          <span className="grow" />
          <ButtonAnchor
            variant={plan.id === 'free' ? 'mark' : 'default'}
            href={plan.id === 'self_hosted' ? '/pricing#self-hosted' : signupFrom(`${section}-${plan.id}`)}
          >
            {words.start[plan.id]}
          </ButtonAnchor>
          {terms.map((one) => (
            <p key={one} className="xs mut" data-terms={one}>
              {noteOf(plan, one)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function unitOf({ id, quotas }: Plan, terms: PaymentTerms): string {
  if (id === 'free') return words.forEver;
  if (id === 'self_hosted') return words.ownMachine;
  return `a ${terms === 'monthly' ? 'month' : 'year'}, for ${quotas.people} people`;
}

function noteOf(plan: Plan, terms: PaymentTerms): string {
  if (plan.id === 'free') return words.noCard;
  if (plan.id === 'self_hosted') return 'One command to start.';
  const saved = savedPerYear(plan);
  return terms === 'monthly'
    ? `€${plan.price.annual} when billed yearly, €${saved} less.`
    : `Billed €${plan.price.annual} once a year, €${saved} less than monthly.`;
}
