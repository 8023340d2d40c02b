import { z } from 'zod';
import { defineJob } from './job.ts';

/** Adds what demo data has besides feedback items: recordings, a topic, an alert rule, ideas and a market report. */
export const addDemoStory = defineJob({
  name: 'demo_data.add_story',
  payload: z.object({
    workspaceId: z.uuid(),
    /** Who loaded it: what a person makes is theirs. */
    userId: z.uuid(),
    /** When its items were loaded; the story is dated by them. */
    loadedAt: z.iso.datetime(),
  }),
});

/** Once the items are understood: looks for changes, and runs a report. */
export const endDemoStory = defineJob({
  name: 'demo_data.end_story',
  payload: z.object({
    workspaceId: z.uuid(),
    userId: z.uuid(),
    /** Checks before this one that found the items not understood yet. */
    checks: z.int().min(0),
  }),
});
