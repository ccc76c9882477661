import { expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import type { LoadedSubscription } from '../accounts/load-subscriptions.js';
import type { BoxRow } from '../accounts/subscriptions.sql.js';
import { shareCalendar } from './share-calendar.js';

const made = new Date('2027-10-01T12:00:00Z');
const box = (id: number, startsAt: string, given: Partial<BoxRow> = {}) => ({
  ...{ id, state: 'promised', scheduleId: 7, siteName: 'The stand', timeZone: 'America/New_York' },
  startsAt: new Date(startsAt),
  endsAt: new Date(Date.parse(startsAt) + 3_600_000),
  ...{ createdAt: made, updatedAt: made, ...given },
});

function linesOf(...boxes: ReturnType<typeof box>[]): string[] {
  const loaded = {
    ...{ planName: 'Vegetable share', vendorName: 'Blue Hill', sizeName: 'Regular', quantity: 1 },
    ...{ timeZone: 'America/New_York', boxes },
    sites: [{ scheduleId: 7, name: 'The stand', address: '1 Main Street', city: 'Fort Myers', state: 'FL' }],
  } as unknown as LoadedSubscription;
  const contents = [{ boxId: 1, name: 'Carrots', quantity: '2 lb' }];
  return shareCalendar(loaded, contents, 'https://farmgate.example').split('\r\n');
}

it('says each pickup on the clocks there, on both sides of the night they change', () => {
  const lines = linesOf(box(1, '2027-11-06T14:00:00Z'), box(2, '2027-11-07T15:00:00Z'));
  expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual([
    'DTSTART;TZID=America/New_York:20271106T100000',
    'DTSTART;TZID=America/New_York:20271107T100000',
  ]);
  expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual(
    expect.arrayContaining(['TZOFFSETTO:-0400', 'TZOFFSETTO:-0500']),
  );
  expect(lines).toContain('DESCRIPTION:Regular\\nCarrots: 2 lb');
  expect(lines).toContain('LOCATION:The stand\\, 1 Main Street\\, Fort Myers\\, FL');
});

it('leaves out what isn’t picked up, and cancels what was', () => {
  const changed = { updatedAt: new Date(made.getTime() + 90_000) };
  const lines = linesOf(
    box(1, '2027-10-07T20:00:00Z', { state: 'held' }),
    box(2, '2027-10-14T20:00:00Z', { state: 'off' }),
    box(3, '2027-10-21T20:00:00Z', { state: 'donated' }),
    box(4, '2027-10-28T20:00:00Z', { state: 'shifted', ...changed }),
    box(5, '2027-11-04T20:00:00Z', { state: 'canceled', ...changed }),
  );
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:box-4@farmgate.example',
    'UID:box-5@farmgate.example',
  ]);
  expect(lines.filter((line) => line.startsWith('SEQUENCE:'))).toEqual(['SEQUENCE:90', 'SEQUENCE:90']);
  expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([
    'STATUS:CONFIRMED',
    'STATUS:CANCELLED',
  ]);
});

interface ReadEvent {
  starts: string;
  sequence: number;
  status: unknown;
}

/** What Thunderbird reads with. */
function byIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    if (!ICAL.TimezoneService.has('America/New_York')) ICAL.TimezoneService.register(zone);
  return calendar
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
    .map(({ startDate, component }) => ({
      starts: startDate.toJSDate().toISOString(),
      sequence: Number(component.getFirstPropertyValue('sequence')),
      status: component.getFirstPropertyValue('status'),
    }));
}

const byNodeIcal = (text: string): ReadEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT'
      ? [{ starts: one.start.toISOString(), sequence: Number(one.sequence), status: one.status }]
      : [],
  );

const byTsIcs = (text: string): ReadEvent[] =>
  (convertIcsCalendar(undefined, text).events ?? []).map(({ start, sequence, status }) => ({
    starts: start.date.toISOString(),
    sequence: sequence ?? 0,
    status,
  }));

it.each([
  { library: 'ical.js', read: byIcalJs },
  { library: 'node-ical', read: byNodeIcal },
  { library: 'ts-ics', read: byTsIcs },
])('is read back by $library, at the right moments and with what changed', ({ read }) => {
  const changed = { updatedAt: new Date(made.getTime() + 90_000) };
  const text = linesOf(
    box(1, '2027-11-06T14:00:00Z'),
    box(2, '2027-11-07T15:00:00Z', changed),
    box(3, '2027-11-13T15:00:00Z', { state: 'canceled', ...changed }),
  ).join('\r\n');
  // 10 AM on both days of the night that has 25 hours.
  expect(read(text)).toEqual([
    { starts: '2027-11-06T14:00:00.000Z', sequence: 0, status: 'CONFIRMED' },
    { starts: '2027-11-07T15:00:00.000Z', sequence: 90, status: 'CONFIRMED' },
    { starts: '2027-11-13T15:00:00.000Z', sequence: 90, status: 'CANCELLED' },
  ]);
});
