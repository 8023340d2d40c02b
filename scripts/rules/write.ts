import { writeFileSync } from 'node:fs';
import { rulesPage } from './rules-page.ts';

writeFileSync(new URL('../../docs/rules.md', import.meta.url), rulesPage());
