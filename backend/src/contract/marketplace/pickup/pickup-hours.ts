import { type DayHours, WEEK, WEEKDAYS, type Weekday } from '../../directory/hours.js';
import { clockText } from '../../shared/calendar/clock-text.js';

/** @returns "8 AM to noon, 2 PM to 5 PM" of a weekday; null where there is no pickup on it */
export function hoursOn(hours: readonly DayHours[], day: Weekday): string | null {
  const texts = hours
    .filter((one) => one.day === day)
    .map(({ opens, closes }) => {
      if (opens && closes) return `${clockText(opens)} to ${clockText(closes)}`;
      if (opens) return `from ${clockText(opens)}`;
      return closes ? `until ${clockText(closes)}` : 'open';
    });
  return texts.length === 0 ? null : texts.join(', ');
}

/** @returns the days with pickup, Monday first: "Saturday: 8 AM to noon"; none without known hours */
export const pickupWeek = (hours: readonly DayHours[]): string[] =>
  WEEK.flatMap((day) => {
    const text = hoursOn(hours, day);
    return text === null ? [] : [`${WEEKDAYS[day]}: ${text}`];
  });

/**
 * @param today 0 is Sunday
 * @returns "Today 8 AM to noon", else the next day with pickup, "No pickup today. Next on Saturday, 8 AM to
 * noon"; null where the hours are not known
 */
export function pickupOn(hours: readonly DayHours[], today: Weekday): string | null {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = ((today + ahead) % 7) as Weekday;
    const text = hoursOn(hours, day);
    if (text === null) continue;
    return ahead === 0 ? `Today ${text}` : `No pickup today. Next on ${WEEKDAYS[day]}, ${text}`;
  }
  return null;
}
