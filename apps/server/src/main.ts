import { collectWhenIdle, keepYoungGenerationSmall, settleGenerations } from './platform/young-generation.ts';

keepYoungGenerationSmall();
const { serve } = await import('./serve.ts');
await serve(process.env);
settleGenerations();
collectWhenIdle();
