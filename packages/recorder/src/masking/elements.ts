import type { SelectorOptions } from '../options.ts';
import { maskWhole } from './whole.ts';

/** Decides by the page's elements, which only the page itself can: what it masks or allows needs no second look. */
export interface ElementMasking {
  /** Parts whose text {@link maskText} is asked about. */
  textSelector: string;
  blockSelector: string;
  maskText: (text: string, element: Element | null) => string;
  maskInput: (text: string, element: Element) => string;
  /** Whether a picture that stands in the element may be kept; `otherwise`, where nobody said anything of it. */
  mayKeep: (element: Element, otherwise: boolean) => boolean;
  /** Whether text of the element may be shown in a label. */
  isOpen: (element: Element) => boolean;
}

/** Editors that draw what was typed into them: Monaco, CodeMirror 6 and 5, Ace, ProseMirror, Quill, Lexical, Slate, Draft, Trix. */
const editors =
  '.monaco-editor,.cm-editor,.CodeMirror,.ace_editor,.ProseMirror,.ql-editor,[data-lexical-editor],[data-slate-editor],.public-DraftEditor-content,trix-editor';
const alwaysMasked = `[contenteditable]:not([contenteditable="false" i]),[role=textbox],[role=searchbox],${editors},option,textarea,noscript`;
/** Parts whose value is the page's own: how far along, how full, which number in a list. */
const ownValues = 'progress,meter,li';
const passwordMask = '•'.repeat(8);
const secretFields = /^(?:cc-|(?:current|new)-password|one-time-code)/;

/**
 * @param allowMark put before text that was allowed, so that the second step leaves it alone
 * @throws SyntaxError when one of the selectors is none
 */
export function elementMasking(options: SelectorOptions, allowMark: string): ElementMasking {
  const ownMasked = join('[data-earshot-mask],.rr-mask,.rr-ignore', options.maskTextSelector);
  const allowed = join('[data-earshot-allow]', options.allowSelector);
  const masked = join(ownMasked, alwaysMasked);
  const textSelector = join(masked, allowed);
  const blockSelector = join('[data-earshot-block],.rr-block', options.blockSelector);
  // A selector that is none is told now, not with every change of the page.
  document.createElement('i').matches(join(textSelector, blockSelector));
  const passwords = new WeakSet<Element>();

  /** The nearest part that the page's owner said something of decides; of two on the same part, masking. */
  const isAllowed = (element: Element | null, otherwise = false, closed = ownMasked): boolean => {
    for (let part = element; part; part = elementAround(part)) {
      const nearest = part.closest(join(allowed, closed));
      if (nearest) return !nearest.matches(closed);
    }
    return otherwise;
  };

  return {
    textSelector,
    blockSelector,
    maskText: (text, element) => (isAllowed(element) ? allowMark + text : maskWhole(text)),
    maskInput: (text, element) => {
      if (element.matches(ownValues)) return allowMark + text;
      const { type } = element as HTMLInputElement;
      if (type === 'password') passwords.add(element);
      if (passwords.has(element)) return text && passwordMask;
      const isSecret = type === 'hidden' || secretFields.test(element.getAttribute('autocomplete') ?? '');
      // A slider and a colour have no look without their value, and say nothing of anybody.
      return !isSecret && isAllowed(element, /^(?:range|color)$/.test(type))
        ? allowMark + text
        : maskWhole(text);
    },
    mayKeep: (element, otherwise) => isAllowed(element, otherwise, join(masked, blockSelector)),
    isOpen: (element) => {
      const closed = join(masked, blockSelector);
      return !element.closest(closed) && !element.querySelector(closed) && !elementAround(element);
    },
  };
}

function join(selector: string, more: string | undefined): string {
  return more ? `${selector},${more}` : selector;
}

/** The host of the shadow tree that the element stands in. */
function elementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
