import { z } from 'zod';
import { Day, RowId } from '../shared/schemas.js';
import { FieldStatusList } from './field-status.js';
import { HoursExceptionView } from './hours-exceptions.js';
import { LineUp } from './line-up.js';
import { MarketDayView } from './market-days.js';
import { PLACE_KINDS } from './place-kinds.js';
import { PlaceCard, PlaceSourceView, PlaceView } from './places.js';
import { StallMapView } from './stall-map.js';

export const PlaceParams = z.object({ id: RowId('The place could not be found.') });
export type PlaceParams = z.infer<typeof PlaceParams>;

/** What one source last said of a place. */
export const PlaceRecordView = PlaceSourceView.extend({
  /** The day on which the source changed it last; null where it does not say. */
  updatedOn: Day.nullable(),
  /** The day on which we read it last. */
  readOn: Day,
});

/** GET /api/places/{id}: what the page of a market, CSA, stand … shows. */
export const PlacePage = PlaceView.omit({ distanceMiles: true }).extend({
  kind: z.enum(PLACE_KINDS),
  /** Dates with other hours than usual: today's and coming ones, the soonest first. */
  exceptions: z.array(HoursExceptionView),
  /** The coming days of a market, the soonest first. */
  days: z.array(MarketDayView),
  /** Who is there on the next day that is held; null without such a day, or without a roster. */
  lineUp: LineUp.nullable(),
  /** A picture of the market with its stalls; null without one. */
  stallMap: StallMapView.nullable(),
  /** What it says of its field or stand right now. */
  fieldStatuses: FieldStatusList,
  /** Somebody runs the market here. */
  isManaged: z.boolean(),
  /** The page's address, e.g. "/places/river-market-12". */
  path: z.string(),
  /** The registered farm that stands for the place now; its page shows it instead. */
  farmId: z.number().nullable(),
  /** All that is known is a name and an address: search engines are asked to leave it out. */
  isThin: z.boolean(),
  /** What its sources say of it, the newest first. */
  records: z.array(PlaceRecordView),
  /** The nearest markets and farms, each with its distance from here. */
  nearby: z.array(PlaceCard),
});
export type PlacePage = z.infer<typeof PlacePage>;
