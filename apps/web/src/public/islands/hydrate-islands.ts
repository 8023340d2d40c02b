import type { ComponentType } from 'react';
import type { IslandName } from './island.tsx';

/** Where each island's component comes from; what a page does not hold is not loaded. */
export type IslandSources = Record<IslandName, () => Promise<ComponentType>>;

/**
 * Brings a page's islands to life, once everything that was to be seen has arrived: until then forms work as forms do
 * without scripts. A page without islands loads no React.
 */
export async function hydrateIslands(sources: IslandSources): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return;
  await pageLoaded();
  const [{ createElement }, { hydrateRoot }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
  ]);
  await Promise.all(
    islands.map(async (island) => {
      const component = await sources[island.dataset.island as IslandName]();
      hydrateRoot(island, createElement(component));
    }),
  );
}

function pageLoaded(): Promise<void> {
  return new Promise((loaded) => {
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', () => loaded(), { once: true });
  });
}
