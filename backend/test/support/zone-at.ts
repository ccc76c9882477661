/** @returns a zone where it is so many hours after midnight now, so that a test can run at any time of day */
export function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // Their names count the other way round.
  return `Etc/GMT${ahead <= 0 ? '+' : '-'}${Math.abs(ahead)}`;
}
