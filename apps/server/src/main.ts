import { growYoungGeneration, keepYoungGenerationSmall } from './platform/young-generation.ts';

keepYoungGenerationSmall();
const { serve } = await import('./serve.ts');
await serve(process.env);
growYoungGeneration();
