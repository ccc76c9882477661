/** Never after now, or before `placed`. @param at of a device, whose clock may be wrong */
export function tickedAt(at: string | undefined, placed: Date, now: Date): Date {
  if (at === undefined) return now;
  const since = Math.max(Date.parse(at), placed.getTime());
  return new Date(Math.min(since, now.getTime()));
}
