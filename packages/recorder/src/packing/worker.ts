import { makeEngine } from './engine.ts';

/** The worker as a file of its own, for pages whose policy refuses workers made of text. */
makeEngine().serve(self as never);
