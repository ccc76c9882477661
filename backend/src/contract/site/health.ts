import { z } from 'zod';

/** GET /api/health: 200 when ready, 503 when alive but not able to serve, or about to stop (`draining`). */
export const Health = z.object({ alive: z.literal(true), ready: z.boolean(), draining: z.boolean() });
export type Health = z.infer<typeof Health>;
