import type { FARM_CONTENT } from '../../contract/directory/admin/farms.admin.js';
import type { Farm } from './farm.entity.js';

export type FarmContent = Pick<Farm, (typeof FARM_CONTENT)[number]>;

export interface FarmSnapshot {
  content: FarmContent;
  /** The day of its hours; missing in older snapshots. */
  hoursConfirmed?: string | null;
  isVerified: boolean;
  photoIds: number[];
}

export type DraftField = 'description' | 'seasons' | 'exceptions' | 'hoursConfirmed';
export type DraftFields = Pick<Farm, DraftField>;

export interface ClaimDraft {
  /** Only what differs from the farm. */
  said: Partial<DraftFields>;
  /** What the farm had there when it was written. */
  was: Partial<DraftFields>;
}
