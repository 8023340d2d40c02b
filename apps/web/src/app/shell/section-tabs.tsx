import { useLocation, useSearchParams } from 'react-router';
import { Tabs } from '../../ui/page/tabs.tsx';
import { sectionAt } from './sections.ts';
import styles from './section-tabs.module.css';

/** Parameters that put one thing of a screen in place of its list: the section's other screens are then not beside it. */
const ofOneThing = ['import_id'];

/** The screens beside the present one, above its heading. */
export function SectionTabs() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const section = sectionAt(pathname);
  if (!section || ofOneThing.some((name) => params.has(name))) return null;
  return (
    <div className={styles.bar}>
      <Tabs label={section.label} tabs={section.tabs.map(({ label, path }) => ({ label, to: path }))} />
    </div>
  );
}
