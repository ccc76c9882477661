/** Minutes since midnight. */
export type Clock = number;

const HALVES: ReadonlySet<string> = new Set(['am', 'pm', 'noon', 'midday', 'mediodia']);

export interface AtEnd {
  before: string[];
  clock: Clock;
}

/** @param bare what a number without am and pm is @returns null where they end with no time */
export function clockAtEnd(words: readonly string[], bare: 'opening' | 'closing'): AtEnd | null {
  const last = words.at(-1);
  if (last === undefined) return null;
  if (HALVES.has(last) && last !== 'am' && last !== 'pm') return { before: words.slice(0, -1), clock: 720 };
  const half = last === 'am' || last === 'pm' ? last : null;
  const at = half ? words.length - 2 : words.length - 1;
  const clock = clockOf(words[at] ?? '', half, bare);
  return clock === null ? null : { before: words.slice(0, at), clock };
}

function clockOf(text: string, half: 'am' | 'pm' | null, bare: 'opening' | 'closing'): Clock | null {
  const match = /^(\d{1,2})(?::(\d{2}))?$/.exec(text);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 23 || minute > 59 || (half && (hour === 0 || hour > 12))) return null;
  return hourOf(hour, half, bare) * 60 + minute;
}

function hourOf(hour: number, half: 'am' | 'pm' | null, bare: 'opening' | 'closing'): number {
  if (half) return (hour % 12) + (half === 'pm' ? 12 : 0);
  if (hour === 0 || hour >= 12) return hour;
  return bare === 'closing' || hour < 5 ? hour + 12 : hour;
}
