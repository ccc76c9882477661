import { clockText } from '../shared/calendar/clock-text.js';
import { SHORT_MONTH_NAMES } from '../shared/calendar/months.js';
import type { DayWeather } from './weather.js';

/** Words about weather alerts. Free of zod. */

/** Whose words alerts are. */
export const WEATHER_SOURCE = 'National Weather Service';

/** Whether a market is held in spite of the weather. */
export const WEATHER_ANSWERS = ['open', 'canceled'] as const;
export type WeatherAnswer = (typeof WEATHER_ANSWERS)[number];

/**
 * @returns who issued an alert, and when by their own clock:
 * "National Weather Service (NWS Tulsa OK), Nov 27, 3:04 PM"
 */
export function alertSource({ office, sentAt }: Pick<DayWeather, 'office' | 'sentAt'>): string {
  const [date = '', time = ''] = sentAt.split('T');
  const [, month, day] = date.split('-').map(Number);
  const zone = /(?:Z|[+-]00:00)$/.test(sentAt) ? ' UTC' : '';
  const when = `${SHORT_MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${clockText(time.slice(0, 5))}${zone}`;
  return `${WEATHER_SOURCE} (${office}), ${when}`;
}

/** @returns an alert in its own words */
export const alertWords = ({ event, headline }: Pick<DayWeather, 'event' | 'headline'>): string =>
  headline ?? event;
