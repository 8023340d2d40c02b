import { planCurrency, plans } from '@earshot/contracts/plans/plans';
import { SegmentedField } from '../../ui/inputs/segmented-field.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { questions as questionGraph, software } from '../head/structured-data.ts';
import { QuestionList } from '../questions.tsx';
import { siteFacts } from '../site-facts.ts';
import { words as publicWords } from '../public.words.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { pricingFacts, pricingQuestions, pricingWords as words } from './pricing.words.ts';
import styles from './pricing-page.module.css';

const offers = plans.map(({ name, price }) => ({ name, price: price.monthly, currency: planCurrency }));

/** The plans, from the same list that billing uses. */
export function PricingPage() {
  return (
    <PublicFrame>
      <PublicPageHead page={pricingFacts} graph={[software(offers), questionGraph(pricingQuestions)]} />
      <section className={styles.hero}>
        <h1 className="display d84">{words.head}</h1>
        <p className={`lede ${styles.lede}`}>{words.lede}</p>
      </section>
      <div className={styles.note} dangerouslySetInnerHTML={{ __html: siteFacts.planNoteHtml }} />
      <div className={styles.priced}>
        <div className={styles.terms}>
          <SegmentedField
            label={words.terms}
            name="terms"
            options={[
              { value: 'monthly', label: words.monthly },
              { value: 'annual', label: words.annual },
            ]}
          />
          <p className="sm sec">{words.tax}</p>
        </div>
        <PlanCards terms={['monthly', 'annual']} section="pricing" headLevel="h2" />
      </div>
      <section className={styles.section}>
        <h2 className="display d48">{words.table}</h2>
        <PlanTable />
      </section>
      <section id="self-hosted" className={styles.own}>
        <div>
          <h2 className="display d48">{words.selfHosted.head}</h2>
          <p className="lede">{words.selfHosted.text}</p>
        </div>
        <pre className="mono">{words.selfHosted.command}</pre>
      </section>
      <QuestionList head={publicWords.questions.head} list={pricingQuestions} />
      <ClosingCall section="pricing-closing" />
    </PublicFrame>
  );
}
