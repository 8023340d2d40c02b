import { followOtherTabs } from '../../lib/session.ts';
import { startSession } from '../../features/users/login/start-session.ts';
import { startFrame } from '../../public/frame/start-frame.ts';
import { hydrateIslands } from '../../public/islands/hydrate-islands.ts';

// All that a built page runs. The Contact Us dialog and the hero ask who is here.
startFrame();
void startSession();
followOtherTabs();
void hydrateIslands({
  hero: async () => (await import('../../public/hero/market-hero.tsx')).MarketHero,
  posts: async () => (await import('../../public/blog/post-list.tsx')).PostList,
  'database-status': async () => (await import('../../public/company/database-status.tsx')).DatabaseStatus,
  'visit-form': async () => (await import('../../features/visits/visit-form.tsx')).VisitForm,
});
