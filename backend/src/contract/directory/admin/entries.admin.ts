import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { FARM_WAITS_FOR } from '../farms.js';
import { PLACE_KINDS } from '../place-kinds.js';
import { FARM_VERIFICATIONS } from './farms.admin.js';
import { PLACE_LISTINGS, PLACE_SOURCE_NAMES } from './places.admin.js';

/** Farms and places in one list. */

export const ENTRY_TYPES = ['farm', 'place'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];
/** How a place is listed, and how far staff are with a farm. */
export const ENTRY_STATUSES = [...PLACE_LISTINGS, ...FARM_VERIFICATIONS] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];
/** Where an entry is from; farms are registered here. */
export const ENTRY_SOURCES = ['farmgate', ...PLACE_SOURCE_NAMES] as const;

/** GET /api/admin/directory: a farm or a place, whose page is that of its own resource. */
export const DirectoryEntry = z.object({
  /** `farm-7`, `place-12`. */
  id: z.string(),
  type: z.enum(ENTRY_TYPES),
  /** Of the farm or the place. */
  recordId: z.number(),
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  source: z.enum(ENTRY_SOURCES),
  status: z.enum(ENTRY_STATUSES),
  /** Why visitors don't see a farm yet; null where they do. */
  waitsFor: z.enum(FARM_WAITS_FOR).nullable(),
  /** There is another one that may be the same. */
  hasDoubles: z.boolean(),
  createdAt: Timestamp,
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;
