import { makeForm, type Filled, type Form } from './form.ts';
import { make } from './make.ts';
import type { Fate } from './posts.ts';
import type { Words } from './words.ts';

/** What became of what was written; `kept`: it will be sent later. */
export type Told = Exclude<Fate, { is: 'waits' }> | { is: 'kept' };

export interface Dialog {
  open: () => void;
  /** Puts an open one above the page again, after it was out of the page. */
  restore: () => void;
}

/** Whether a text has the form of an email address; the server judges it in full. */
function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  const labels = domain?.split('.') ?? [];
  return more.length === 0 && !/\s/.test(text) && name !== '' && labels.length > 1 && !labels.includes('');
}

/**
 * The opened widget: a modal dialog, which the browser puts above everything else in the page. What was typed stays when it is closed.
 *
 * @param send `openMs`: milliseconds since it was opened
 */
export function makeDialog(
  root: ShadowRoot,
  words: Words,
  send: (filled: Filled, openMs: number) => Promise<Told>,
): Dialog {
  const title = make('h2', { id: 'title' }, words.title);
  const body = make('div');
  const dialog = make('dialog', { 'aria-labelledby': 'title', 'aria-modal': 'true' }, title, body);
  let form: Form | undefined;
  let openedAt = 0;

  const close = () => dialog.close();
  const sendFilled = async (shown: Form) => {
    const filled = shown.filled();
    if (filled.text === '') return shown.fail(words.empty, 'text');
    if (filled.email !== '' && !isEmail(filled.email)) return shown.fail(words.wrongEmail, 'email');
    shown.fail('');
    shown.busy(true);
    const told = await send(filled, performance.now() - openedAt);
    shown.busy(false);
    if (told.is === 'refused') {
      return told.field === 'email' ? shown.fail(words.wrongEmail, 'email') : shown.fail(words.failed);
    }
    form = undefined;
    showEnd(told.is === 'sent' ? words.thanks : words.kept);
  };
  const showEnd = (sentence: string) => {
    const button = make('button', { class: 'main', type: 'button' }, words.close);
    button.addEventListener('click', close);
    body.replaceChildren(make('p', { role: 'status' }, sentence), make('div', { class: 'row' }, button));
    button.focus();
  };
  const showForm = () => {
    if (form) return;
    const shown = makeForm(words, { onSend: () => void sendFilled(shown), onClose: close });
    form = shown;
    body.replaceChildren(shown.element);
  };

  dialog.addEventListener('keydown', (event) => {
    // The browser leads out of a dialog to its own bars; here Tab goes round.
    if (event.key === 'Tab') goRound(root, dialog, event);
    if (event.key === 'Escape') close();
  });
  root.append(dialog);
  const show = () => {
    dialog.showModal();
    dialog.querySelector('textarea')?.focus();
  };
  return {
    open: () => {
      if (dialog.open) return;
      showForm();
      openedAt = performance.now();
      show();
    },
    restore: () => {
      if (!dialog.open) return;
      dialog.close();
      show();
    },
  };
}

function goRound(root: ShadowRoot, dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('textarea, input:not([tabindex]), button:not([disabled])'),
  ];
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (root.activeElement !== end) return;
  event.preventDefault();
  other?.focus();
}
