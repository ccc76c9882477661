import type { FieldState } from '../../../contract/directory/field-states.js';
import type { HoursException } from '../../../contract/directory/hours.js';
import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import type { FarmDayChange } from '../../../directory/farms/changes/farm-closing.rules.js';
import type { DayCancellation } from '../../../directory/markets/managers/market-days.service.js';
import type { ProductFigures } from '../../../marketplace/products/own/set-figures.js';

/** Kept as JSON until someone chooses, so moments are texts. */
export type TextStep =
  | { kind: 'field'; farmId: number; crop: string | null; state: FieldState; until: string | null }
  | { kind: 'market'; dayId: number; memberId: number; answer: AttendanceAnswer }
  | { kind: 'product'; productId: number; figures: Partial<ProductFigures> }
  | { kind: 'state'; placeId: number; state: PlaceState; until: string | null }
  | { kind: 'market-day'; placeId: number; date: string }
  /** Closed that day by its hours, the farm is open after all. */
  | { kind: 'reopen'; farmId: number; date: string }
  | {
      kind: 'day';
      farmId: number;
      exception: HoursException;
      /** Today: until when the status is shown; null is the end of the day. */
      live: { until: string | null } | null;
    };

export interface PlaceState {
  crop: string | null;
  state: FieldState;
  opens: string | null;
  closes: string | null;
}

export interface TextChoice {
  label: string;
  steps: TextStep[];
  /** The farm says that it is closed, so shoppers do not see it. */
  isHidden?: boolean;
}

export type TextUndo =
  | { kind: 'field'; id: number; farmId: number }
  | {
      kind: 'market';
      dayId: number;
      memberId: number;
      before: { answer: AttendanceAnswer; note: string | null } | null;
      after: AttendanceAnswer;
    }
  | { kind: 'state'; id: number; placeId: number }
  | { kind: 'market-day'; placeId: number; date: string; change: DayCancellation }
  | { kind: 'product'; productId: number; before: Partial<ProductFigures>; after: Partial<ProductFigures> }
  | { kind: 'day'; farmId: number; change: FarmDayChange };
