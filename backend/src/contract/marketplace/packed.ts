/** Packed: a mark between confirmed and handed over. An order's status stays as it is. */
import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

/** When it was packed and by whom; no name where the account is erased. */
export const PackedView = z.object({ at: Timestamp, by: z.string().nullable() });
export type PackedView = z.infer<typeof PackedView>;
