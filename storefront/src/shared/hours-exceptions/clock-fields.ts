/** @returns the time that was typed into a time field, as "HH:MM"; closing at midnight ends the day */
export function timeOf(end: 'opens' | 'closes', typed: string): string | null {
  if (typed === '') return null;
  return end === 'closes' && typed === '00:00' ? '24:00' : typed.slice(0, 5);
}

/** @returns what a time field shows; it knows midnight as the start of a day alone */
export function timeFieldValue(time: string | null): string {
  return time === '24:00' ? '00:00' : (time ?? '');
}
