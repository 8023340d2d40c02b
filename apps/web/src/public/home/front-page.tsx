import { planCurrency, plans } from '@earshot/contracts/plans/plans';
import { paths } from '../../lib/paths.ts';
import { ClosingCall } from '../closing-call.tsx';
import { pageWidth, PublicFrame } from '../frame/public-frame.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { organization, questions, software, website } from '../head/structured-data.ts';
import { MarketHero } from '../hero/market-hero.tsx';
import { Island } from '../islands/island.tsx';
import { FindingPreview } from '../previews/finding-preview.tsx';
import { PlanCards } from '../pricing/plan-cards.tsx';
import { homeFacts, words } from '../public.words.ts';
import { QuestionList } from '../questions.tsx';
import { Integrations } from './integrations.tsx';
import { Journey } from './journey.tsx';
import { Proof } from './proof.tsx';
import styles from './front-page.module.css';

const offers = plans.map(({ name, price }) => ({ name, price: price.monthly, currency: planCurrency }));

/** The page at `/`. */
export function FrontPage() {
  return (
    <PublicFrame isWide>
      <PublicPageHead
        page={homeFacts}
        graph={[organization(), website(), software(offers), questions(words.questions.list)]}
      />
      <div className={pageWidth}>
        <Island name="hero">
          <MarketHero />
        </Island>
        <FindingPreview />
      </div>
      <Journey />
      <div className={pageWidth}>
        <Integrations />
        <Proof />
        <section className={styles.plans}>
          <div className={styles.plansHead}>
            <h2 className="display d48">{words.plans.head}</h2>
            <a href={paths.pricing}>{words.plans.all}</a>
          </div>
          <PlanCards terms={['monthly']} section="plans" />
        </section>
        <QuestionList head={words.questions.head} list={words.questions.list} />
        <ClosingCall section="closing" />
      </div>
    </PublicFrame>
  );
}
