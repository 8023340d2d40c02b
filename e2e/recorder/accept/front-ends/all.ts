import { built } from './built.ts';
import { components } from './components.ts';
import { drawn } from './drawn.ts';
import type { FrontEnd } from './front-end.ts';
import { heldBack } from './held-back.ts';
import { heldBackBefore } from './held-back-before.ts';

export const frontEnds: FrontEnd[] = [...components, ...built, ...drawn, ...heldBackBefore, ...heldBack];
