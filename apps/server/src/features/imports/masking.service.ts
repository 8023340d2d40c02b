/** What masking of what is stored already may do with imports. */
export { forgetFilesAtRest } from './clean-up.service.ts';
export { maskFacts } from './file/mask-facts.ts';
export { hiddenRow, withoutValues } from './plan/mask-batch.ts';
