import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { activeShortcuts } from './shortcuts.ts';
import { useGoKeys } from './use-go-keys.ts';
import { useShortcut } from './use-shortcut.ts';

afterEach(cleanup);

const places = [
  { key: 'a', label: 'Ask', path: '/ask' },
  { key: 'f', label: 'Feedback', path: '/feedback' },
];

function Frame({ go, own }: { go: (path: string) => void; own: () => void }) {
  useShortcut('a', 'Own', own);
  useGoKeys(places, go);
  return <input aria-label="Typed" />;
}

function open() {
  const go = vi.fn<(path: string) => void>();
  const own = vi.fn<() => void>();
  const { getByLabelText } = render(<Frame go={go} own={own} />);
  return { go, own, field: getByLabelText('Typed') };
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

test('G and a key go to a place, and the screen’s shortcut of that letter keeps still', () => {
  const { go, own } = open();
  press('g');
  press('a');
  expect(go).toHaveBeenCalledExactlyOnceWith('/ask');
  expect(own).not.toHaveBeenCalled();
  press('a');
  expect(own).toHaveBeenCalledOnce();
});

test('a key that no place has ends the pair, and is the screen’s again', () => {
  const { go, own } = open();
  press('g');
  press('x');
  press('a');
  expect(go).not.toHaveBeenCalled();
  expect(own).toHaveBeenCalledOnce();
});

test('what is typed into a field goes nowhere', () => {
  const { go, field } = open();
  press('g', field);
  press('f', field);
  expect(go).not.toHaveBeenCalled();
});

test('the pairs are listed while the frame is drawn', () => {
  open();
  expect(activeShortcuts()).toContainEqual({ keys: 'g f', does: 'Go to Feedback' });
  cleanup();
  expect(activeShortcuts()).toEqual([]);
});
