import type { Earshot } from './earshot.ts';

export type Call = [name: keyof Earshot, ...given: unknown[]];

declare global {
  interface Window {
    /** Before the script has loaded: calls in a list, `earshot.push(['identify', {…}])`. */
    earshot?: Call[] | (Earshot & { push: (call: Call) => void });
  }
}
