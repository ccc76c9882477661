import type { FieldState } from '../../../contract/directory/field-states.js';
import type { HoursException } from '../../../contract/directory/hours.js';
import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import type { FarmDayChange } from '../../../directory/farms/changes/farm-days.js';
import type { DayCancellation } from '../../../directory/markets/managers/market-days.service.js';
import type { ProductFigures } from '../../../marketplace/products/own/set-figures.js';

/** One thing to change, as it is kept until someone has chosen it. Moments are texts. */
export type TextStep =
  | { kind: 'field'; farmId: number; crop: string | null; state: FieldState; until: string | null }
  | { kind: 'market'; dayId: number; memberId: number; answer: AttendanceAnswer }
  | { kind: 'product'; productId: number; figures: Partial<ProductFigures> }
  /** Of a market that they manage. */
  | { kind: 'state'; placeId: number; state: PlaceState; until: string | null }
  | { kind: 'market-day'; placeId: number; date: string }
  /** Closed that day by its hours, the farm is open after all. */
  | { kind: 'reopen'; farmId: number; date: string }
  | {
      kind: 'day';
      farmId: number;
      exception: HoursException;
      /** Of today: until when it is shown as the farm's status; null is the end of the day. */
      live: { until: string | null } | null;
    };

/** What a market is, and its hours today where they were said. */
export interface PlaceState {
  crop: string | null;
  state: FieldState;
  opens: string | null;
  closes: string | null;
}

/** What a text may mean, in words that its sender reads. */
export interface TextChoice {
  label: string;
  steps: TextStep[];
  /** It is of a crop of a farm that says that it is closed, so shoppers do not see it. */
  isHidden?: boolean;
}

/** How a step is taken back. */
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
