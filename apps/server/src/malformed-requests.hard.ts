import { refusesMalformed } from './testing/malformed/refuses-malformed.ts';

refusesMalformed(10_000);
