import type { ProblemCode } from '@earshot/contracts/call/problems';
import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';
import type { Look } from './look.ts';

export interface Shot {
  /** File name of its pictures. */
  name: string;
  path: string | ((scene: Scene) => string);
  /** Whose workspace is seen. */
  as: keyof Scene['people'];
  /** Who sees it instead, on the server that sells plans. */
  buyer?: keyof Scene['selling']['people'];
  /** What all calls but the frame's own do: never answer, or fail. */
  calls?: 'wait' | 'fail';
  /** A call of the frame that is the screen's own as well, so that it waits or fails too. */
  framesToo?: string;
  /** Calls that fail in a certain way, by path. */
  problems?: Record<string, ProblemCode>;
  /** What is done before the picture is taken. */
  act?: (page: Page, look: Look) => Promise<void>;
}
