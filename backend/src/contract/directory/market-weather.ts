import { z } from 'zod';
import { MarketDayView } from './market-days.js';
import { WEATHER_ANSWERS } from './weather-text.js';

const id = z.number().int().positive().max(2_147_483_647);

const link = {
  dayId: id,
  userId: id,
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link has expired.'),
};

/** POST /api/market-weather/asked: what the link of an email about severe weather asks. */
export const WeatherLink = z.strictObject(link);
export type WeatherLink = z.output<typeof WeatherLink>;

/** POST /api/market-weather/answer: the answer by such a link, without logging in. */
export const WeatherAnswerByLink = z.strictObject({
  ...link,
  answer: z.enum(WEATHER_ANSWERS, 'Please say whether the market is open.'),
});
export type WeatherAnswerByLink = z.output<typeof WeatherAnswerByLink>;

/** A market day over which there is an alert, with what its managers have said. */
export const AskedMarketDay = z.object({
  day: MarketDayView,
  market: z.object({ id: z.number(), name: z.string(), path: z.string() }),
  /** Null until a manager answers. */
  answer: z.enum(WEATHER_ANSWERS).nullable(),
});
export type AskedMarketDay = z.infer<typeof AskedMarketDay>;
