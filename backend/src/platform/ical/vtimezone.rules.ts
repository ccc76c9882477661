import { dateFormat } from '../../contract/shared/calendar/date-format.js';
import { changesOfClock, offsetAt } from '../../contract/shared/calendar/wall-clock.js';

/** By Node's zones, as pages have them (RFC 5545, 3.6.5). @param zone IANA @returns a VTIMEZONE */
export function vtimezone(zone: string, from: Date, until: Date): string {
  const start = Date.UTC(from.getUTCFullYear() - 1, 0, 1);
  const end = Date.UTC(until.getUTCFullYear() + 2, 0, 1);
  const changes = [start, ...changesOfClock(start, end, zone)];
  const standard = Math.min(...changes.map((at) => offsetAt(at, zone)));
  const parts = changes.map((at, index) => {
    const [before, after] = [offsetAt(index === 0 ? at : at - 60_000, zone), offsetAt(at, zone)];
    const kind = after > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${stamp(at + before)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `TZNAME:${nameAt(at, zone)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** @returns "20271107T020000" */
const stamp = (time: number) => new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** @returns "-0500" */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const part = (figure: number) => String(Math.floor(figure)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${part(minutes / 60)}${part(minutes % 60)}`;
}

const nameAt = (time: number, timeZone: string): string =>
  dateFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
