import { make } from './make.ts';
import type { Words } from './words.ts';

export interface Filled {
  text: string;
  rating: number | undefined;
  email: string;
  website: string;
}

export interface Form {
  element: HTMLFormElement;
  filled: () => Filled;
  /** Shows what is wrong, at a field where one is at fault, and leads there. */
  fail: (sentence: string, field?: 'text' | 'email') => void;
  busy: (isBusy: boolean) => void;
}

const textMaxChars = '5000';

/** The fields of the widget. */
export function makeForm(
  words: Words,
  { onSend, onClose }: { onSend: () => void; onClose: () => void },
): Form {
  const text = make('textarea', {
    id: 'text',
    rows: '4',
    maxlength: textMaxChars,
    dir: 'auto',
    'aria-describedby': 'bad',
  });
  const email = make('input', {
    id: 'email',
    type: 'email',
    autocomplete: 'email',
    maxlength: '254',
    dir: 'auto',
    'aria-describedby': 'bad',
  });
  const website = make('input', { type: 'text', tabindex: '-1', autocomplete: 'off' });
  const rates = [1, 2, 3, 4, 5].map((value) =>
    make('input', { type: 'radio', name: 'rating', value: String(value) }),
  );
  const bad = make('p', { class: 'bad', id: 'bad', role: 'alert' });
  const send = make('button', { class: 'main', type: 'submit' }, words.send);
  const close = make('button', { type: 'button' }, words.close);
  const element = make(
    'form',
    { novalidate: true },
    make('div', { class: 'field' }, make('label', { for: 'text' }, words.text), text),
    make(
      'fieldset',
      {},
      make('legend', {}, words.rating),
      make(
        'div',
        { class: 'rates' },
        ...rates.map((rate) => make('label', {}, rate, make('span', {}, rate.value))),
      ),
    ),
    make('div', { class: 'field' }, make('label', { for: 'email' }, words.email), email),
    make('div', { class: 'trap', 'aria-hidden': 'true' }, website),
    make('p', { class: 'note' }, words.note),
    bad,
    make('div', { class: 'row' }, close, send),
  );
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    onSend();
  });
  close.addEventListener('click', onClose);
  return {
    element,
    filled: () => ({
      text: text.value.trim(),
      rating: rates.find(({ checked }) => checked) && Number(rates.find(({ checked }) => checked)?.value),
      email: email.value.trim(),
      website: website.value,
    }),
    fail: (sentence, field) => {
      bad.textContent = sentence;
      for (const [name, input] of [
        ['text', text],
        ['email', email],
      ] as const) {
        input.setAttribute('aria-invalid', String(name === field));
        if (name === field) input.focus();
      }
    },
    busy: (isBusy) => {
      send.disabled = isBusy;
    },
  };
}
