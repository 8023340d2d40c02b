import { expect, type Page } from '@playwright/test';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const widths = [1440, 991, 390];
const height = 900;

/** Every width in both schemes. */
const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  widths.map((width) => ({ width, colorScheme })),
);

/**
 * Axe takes a second or two: it looks at both schemes and both layouts (MENU-3) once each. With EARSHOT_E2E_LOOKS=all it
 * looks at every width in both schemes.
 */
function isForAxe({ width, colorScheme }: Look): boolean {
  if (process.env.EARSHOT_E2E_LOOKS === 'all') return true;
  return colorScheme === 'light' ? width === 1440 : width === 390;
}

/** The page cannot be scrolled sideways, once charts have taken their new width in the frames after a change of it. */
export async function expectNoSidewaysScroll(page: Page, shown = 'as it is shown'): Promise<void> {
  const pixels = () =>
    page.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - innerWidth)');
  await expect.poll(pixels, { message: `pixels sideways, ${shown}` }).toBe(0);
}

/**
 * Shows the page in every look: nothing scrolls sideways in any, and axe finds nothing serious. Leaves it wide and light.
 *
 * @param name of what is shown, for the message of a failure
 * @param ready waits until a look has been drawn
 */
export async function expectFitEverywhere(
  page: Page,
  seriousFaults: (page: Page) => Promise<string[]>,
  name: string,
  ready: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  for (const look of looks) {
    const { width, colorScheme } = look;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await ready();
    const shown = `${name} at ${width}, ${colorScheme}`;
    await expectNoSidewaysScroll(page, shown);
    if (isForAxe(look)) expect(await seriousFaults(page), shown).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: widths[0] ?? 0, height });
}
