import type { Page } from '@playwright/test';
import type { Place } from './places.ts';

/**
 * How alike two pictures are: structural similarity of their brightness in windows of eight by eight pixels, from 0 to 1, on average over
 * the windows in which at least one of the two shows something. What is blank in both would make every page alike.
 *
 * @param page a page that may be put to work
 * @param without places that are set aside
 * @param within the one place that is looked at
 */
export async function alike(
  page: Page,
  one: Buffer,
  other: Buffer,
  { without = [], within }: { without?: Place[]; within?: Place } = {},
): Promise<number> {
  return page.evaluate(
    async ([first, second, aside, only]) => {
      const brightness = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('No canvas');
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        const values = new Float64Array(width * height);
        for (let at = 0; at < values.length; at++)
          values[at] =
            0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
        return { width, height, values };
      };
      const [a, b] = [await brightness(first), await brightness(second)];
      const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
      const size = 8;
      const isIn = (place: Place, left: number, top: number) =>
        left < place.right && left + size > place.left && top < place.bottom && top + size > place.top;
      let [sum, windows] = [0, 0];
      for (let top = 0; top + size <= Math.min(a.height, b.height); top += size) {
        for (let left = 0; left + size <= Math.min(a.width, b.width); left += size) {
          if (aside.some((place) => isIn(place, left, top)) || (only && !isIn(only, left, top))) continue;
          let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
          for (let y = top; y < top + size; y++) {
            for (let x = left; x < left + size; x++) {
              const [va, vb] = [a.values[y * a.width + x] ?? 0, b.values[y * b.width + x] ?? 0];
              sa += va;
              sb += vb;
              saa += va * va;
              sbb += vb * vb;
              sab += va * vb;
            }
          }
          const count = size * size;
          const [ma, mb] = [sa / count, sb / count];
          const [da, db] = [saa / count - ma * ma, sbb / count - mb * mb];
          const isBlank = da < 1 && db < 1 && Math.abs(ma - mb) < 1;
          if (isBlank) continue;
          const both = sab / count - ma * mb;
          sum += ((2 * ma * mb + c1) * (2 * both + c2)) / ((ma * ma + mb * mb + c1) * (da + db + c2));
          windows++;
        }
      }
      return windows === 0 ? 1 : Math.max(0, sum / windows);
    },
    [one.toString('base64'), other.toString('base64'), without, within] as const,
  );
}
