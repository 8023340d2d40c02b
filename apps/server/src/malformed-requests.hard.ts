import { refusesMalformed } from './testing/refuses-malformed.ts';

refusesMalformed(10_000);
