import { expect, test } from 'vitest';
import { drawingChange, drawnPicture } from './drawn-picture.ts';

const picture = { width: 30, height: 20, type: 'image/png', base64: 'AAAA' };

test('one picture over the whole canvas is read, whatever else stands beside it', () => {
  expect(drawnPicture({ ...drawingChange(picture), id: 4, property: 'x' })).toEqual(picture);
});

test.each([
  ['nothing', {}],
  ['another call', { commands: [{ property: 'fillText', args: ['x'] }] }],
  ['a drawing', drawingChange({ ...picture, type: 'image/svg+xml' })],
  ['letters that leave the address', drawingChange({ ...picture, base64: 'AA") url(//evil.test/' })],
  ['no width', drawingChange({ ...picture, width: 0 })],
  ['a width of half a pixel', drawingChange({ ...picture, width: 0.5 })],
  ['a picture of more than a million letters', drawingChange({ ...picture, base64: 'A'.repeat(1_000_001) })],
])('%s is none', (_, change) => {
  expect(drawnPicture(change)).toBeUndefined();
});
