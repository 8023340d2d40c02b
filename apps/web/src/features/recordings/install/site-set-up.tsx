import type { Site } from '@earshot/contracts/recordings';
import { useState } from 'react';
import type { RecipeId } from '../../../lib/recorder-recipes.ts';
import { LiveCheck } from './live-check.tsx';
import { RecipeChoice } from './recipe-choice.tsx';
import styles from './install-screen.module.css';

/** What goes into the pages of a site, and whether it is seen. */
export function SiteSetUp({ site }: { site: Site }) {
  const [chosen, setChosen] = useState<RecipeId>('plain');
  return (
    <section className={styles.site} aria-label={site.name}>
      <RecipeChoice siteKey={site.key} chosen={chosen} onChoose={setChosen} />
      <LiveCheck site={site} />
    </section>
  );
}
