import type { AlertSeverity } from '../../../../contract/directory/weather.js';

/** Moments are ISO texts with an offset. */
export interface WeatherAlert {
  id: string;
  event: string;
  headline: string | null;
  severity: AlertSeverity;
  office: string;
  sent: string;
  /** When what it warns of begins; null where they don't say, so that it does when the alert does. */
  onset: string | null;
  effective: string;
  /** When what it warns of ends; null where they don't know yet. */
  ends: string | null;
  /** When the words of the alert are renewed or withdrawn. */
  expires: string;
}

/** The moments of a market day's first opening and of its last closing. */
export interface OpenSpan {
  startsAt: Date;
  endsAt: Date;
}

/** Without an end it holds until its words expire, or until it begins where that is later. */
export function spanOf({ onset, effective, ends, expires }: WeatherAlert): { from: Date; until: Date } {
  const from = new Date(onset ?? effective);
  const until = new Date(ends ?? expires);
  return { from, until: ends === null && until < from ? from : until };
}

export function isOverDay(alert: WeatherAlert, day: OpenSpan, now: Date): boolean {
  const { from, until } = spanOf(alert);
  return from < day.endsAt && until > day.startsAt && until > now;
}

/** @returns the most severe, of these the first to begin, then the newest */
export function worstOverDay(
  alerts: readonly WeatherAlert[],
  day: OpenSpan,
  now: Date,
): WeatherAlert | undefined {
  const rank = ({ severity }: WeatherAlert) => (severity === 'Extreme' ? 0 : 1);
  const begins = (alert: WeatherAlert) => spanOf(alert).from.getTime();
  return alerts
    .filter((alert) => isOverDay(alert, day, now))
    .sort(
      (a, b) =>
        rank(a) - rank(b) || begins(a) - begins(b) || new Date(b.sent).getTime() - new Date(a.sent).getTime(),
    )[0];
}
