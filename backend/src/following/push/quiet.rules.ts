const DAY_MINUTES = 1_440;

/** When nothing is sent: minutes of the day in a zone; none where both are the same. */
export interface QuietHours {
  quietFrom: number;
  quietUntil: number;
  timeZone: string;
}

/** @returns minutes until nothing is sent, or until something is again; both are 0 to 1,440 */
export function quietAround({ quietFrom, quietUntil, timeZone }: QuietHours, now: Date) {
  if (quietFrom === quietUntil) return { isQuiet: false, minutesToNext: DAY_MINUTES };
  const minute = minuteOf(now, timeZone);
  const until = (other: number) => (other - minute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const isQuiet = until(quietUntil) < until(quietFrom) || minute === quietFrom;
  return { isQuiet, minutesToNext: until(isQuiet ? quietUntil : quietFrom) };
}

function minuteOf(now: Date, timeZone: string): number {
  const clock = now.toLocaleTimeString('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
