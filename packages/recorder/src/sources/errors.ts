import { listen, type StartSource } from './source.ts';

const textMax = 2000;
const perPageMax = 100;

/** Errors that nobody caught. */
export const errors: StartSource = (ports) => {
  let told = 0;

  const tellError = (message: string, error: unknown, url: string, line: number) => {
    if (++told > perPageMax) return;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    ports.tell('es:error', { message: message.slice(0, textMax), stack: stack.slice(0, textMax), url, line });
    ports.onError();
  };

  const stop = listen(
    window,
    ['error', 'unhandledrejection'],
    (event) => {
      const { reason } = event as Event & { reason?: unknown };
      if (event instanceof ErrorEvent) tellError(event.message, event.error, event.filename, event.lineno);
      // A picture that does not load is an event of the first name, but no error of a script.
      else if (event.type !== 'error') tellError(textOf(reason), reason, '', 0);
    },
    ports,
  );
  return { stop };
};

function textOf(reason: unknown): string {
  if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
  return typeof reason === 'string' ? reason : 'Rejected without an error';
}
