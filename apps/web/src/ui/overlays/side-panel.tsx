import { onDemand } from '../states/on-demand.tsx';

/** What stands beside the content on wide screens, opened over it on narrow ones; keeps the focus while open. */
export const SidePanel = onDemand(async () => (await import('./side-drawer.tsx')).SideDrawer);
