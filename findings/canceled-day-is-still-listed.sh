#!/usr/bin/env bash
# One canceled day of a weekly pickup, as calendar files say it (RFC 5545: an event of the same UID with RECURRENCE-ID and
# STATUS:CANCELLED), read by two libraries that list the days between two dates.
#
# Guess, written down first: what is canceled isn't listed. Leaving out canceled days is what listing them is for.
# Seen: node-ical 0.26.1 (expandRecurringEvent) and ical-expander 3.2.0 (between) both list it, node-ical among the other
# days, ical-expander as an event of its own. Each has STATUS on what it gives, and looks at it nowhere: who reads a
# market's calendar with them has to drop these days. A day that is left out by EXDATE is gone in both.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent node-ical@0.26.1 ical-expander@3.2.0 ical.js@2.2.1
cat > look.mjs <<'JS'
import IcalExpander from 'ical-expander';
import nodeIcal from 'node-ical';
const times = 'DTSTART:20270602T200000Z\nDTEND:20270602T230000Z\nRRULE:FREQ=WEEKLY;COUNT=4';
const override =
  'BEGIN:VEVENT\nUID:pickup@farm.example\nDTSTAMP:20270101T000000Z\nSEQUENCE:1\nRECURRENCE-ID:20270609T200000Z\n' +
  'STATUS:CANCELLED\nDTSTART:20270609T200000Z\nDTEND:20270609T230000Z\nEND:VEVENT\n';
const file = (more, others) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Farm//Pickups//EN\nBEGIN:VEVENT\nUID:pickup@farm.example\nDTSTAMP:20270101T000000Z\n` +
  `${times}${more}\nEND:VEVENT\n${others}END:VCALENDAR\n`;
const [from, to] = [new Date('2027-06-01'), new Date('2027-07-01')];
for (const [name, text] of [
  ['by STATUS', file('', override)],
  ['by EXDATE', file('\nEXDATE:20270609T200000Z', '')],
]) {
  const ics = text.replaceAll('\n', '\r\n');
  const event = Object.values(nodeIcal.sync.parseICS(ics)).find(({ type }) => type === 'VEVENT');
  const days = nodeIcal.expandRecurringEvent(event, { from, to });
  const { events, occurrences } = new IcalExpander({ ics }).between(from, to);
  const other = [...events.map(({ startDate }) => startDate), ...occurrences.map(({ startDate }) => startDate)];
  console.log(`${name}, node-ical: ${days.map(({ start }) => start.toISOString().slice(5, 10)).sort().join(' ')}`);
  console.log(`${name}, ical-expander: ${other.map((day) => day.toString().slice(5, 10)).sort().join(' ')}`);
}
JS
node look.mjs | tee seen
cat > expected <<'TEXT'
by STATUS, node-ical: 06-02 06-09 06-16 06-23
by STATUS, ical-expander: 06-02 06-09 06-16 06-23
by EXDATE, node-ical: 06-02 06-16 06-23
by EXDATE, ical-expander: 06-02 06-16 06-23
TEXT
diff expected seen && echo 'As it was found.'
