import { z } from 'zod';

/**
 * GET /api/health: 200 when ready, 503 when alive but not able to serve, or about to stop (`draining`). GET
 * /api/health/reading is the same for what only reads, which goes on while a disk is full.
 */
export const Health = z.object({ alive: z.literal(true), ready: z.boolean(), draining: z.boolean() });
export type Health = z.infer<typeof Health>;
