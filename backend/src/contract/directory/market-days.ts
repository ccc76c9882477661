import { z } from 'zod';
import { Day } from '../shared/schemas.js';
import { DayWeather } from './weather.js';

/** So far ahead the days of markets are known: eight weeks. */
export const MARKET_DAYS_AHEAD = 56;

/** A day is scheduled by the market's hours until a manager confirms, cancels or moves it. */
export const MARKET_DAY_STATUSES = ['scheduled', 'confirmed', 'cancelled', 'moved'] as const;
export type MarketDayStatus = (typeof MARKET_DAY_STATUSES)[number];

/** "HH:MM" in the market's own time; null where it is not known. */
export const MarketHours = z.object({ opens: z.string().nullable(), closes: z.string().nullable() });
export type MarketHours = z.infer<typeof MarketHours>;

/** A date on which a market is held, or was to be. */
export const MarketDayView = z.object({
  id: z.number(),
  date: Day,
  /** From when to when; empty where only the day is known. */
  hours: z.array(MarketHours),
  /** The moments of the first opening and of the last closing; the whole day where hours are not known. */
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(MARKET_DAY_STATUSES),
  /** Why it is canceled, moved, or has other hours. */
  reason: z.string().nullable(),
  /** Where it is held, of one that is moved. */
  address: z.string().nullable(),
  /** Of one that is canceled: the day on which it is held instead. */
  movedTo: Day.nullish(),
  /** Severe weather that is expected then; nothing, where none is known of. */
  weather: DayWeather.nullish(),
});
export type MarketDayView = z.infer<typeof MarketDayView>;
