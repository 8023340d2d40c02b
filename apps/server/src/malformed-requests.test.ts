import { refusesMalformed } from './testing/malformed/refuses-malformed.ts';

refusesMalformed(
  Number(process.env['EARSHOT_FUZZ_REQUESTS'] ?? 1000),
  Number(process.env['EARSHOT_FUZZ_SEED'] ?? 20_261_121),
);
