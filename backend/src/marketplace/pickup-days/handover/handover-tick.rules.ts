/**
 * @param at what the device says, whose clock may be wrong; undefined from older pages
 * @param placed when the order was placed
 * @returns when an order was handed over: never after now, and never before it was placed
 */
export function tickedAt(at: string | undefined, placed: Date, now: Date): Date {
  if (at === undefined) return now;
  const since = Math.max(Date.parse(at), placed.getTime());
  return new Date(Math.min(since, now.getTime()));
}
