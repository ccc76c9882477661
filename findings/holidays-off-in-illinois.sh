#!/usr/bin/env bash
# "Closed on public holidays", as many stands have it on OpenStreetMap ("Th 15:00-18:00; PH off").
#
# Guess, written down first: for Illinois that means the eleven federal holidays and Lincoln's birthday, and the fourth
# of July itself where it falls on a Saturday, not the Friday before it, on which offices are closed.
# Seen (opening_hours 3.15.0): it closes the stand on 15 days of 2026: the Friday (July 3) and the Saturday (July 4),
# Pulaski's day in March and Malcolm X's on May 19 as well. A stand that is closed on Thanksgiving alone can't be meant
# by PH. date-holidays 3.37.0 has the same days and Election Day, and from 2027 on the observed New Year's Day of
# December 31. "SH off" (school holidays) can't be read at all for the eight states tried: it raises an error.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent opening_hours@3.15.0 date-holidays@3.37.0
cat > look.cjs <<'JS'
const Holidays = require('date-holidays');
const OpeningHours = require('opening_hours');
const placeIn = (state) => ({ lat: '41.9', lon: '-90', address: { country_code: 'us', state } });
const hours = new OpeningHours('Mo-Su 10:00-11:00; PH off', placeIn('Illinois'));
const closed = [];
for (const day = new Date('2026-01-01T10:30:00'); day.getFullYear() < 2028; day.setDate(day.getDate() + 1))
  if (!hours.getState(new Date(day))) closed.push(day.toLocaleDateString('en-CA'));
console.log(closed.filter((day) => day.startsWith('2026')).join(' '));
const other = [2026, 2027].flatMap((year) => new Holidays('US', 'il').getHolidays(year));
const days = other.filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10));
console.log(`in date-holidays alone: ${days.filter((day) => !closed.includes(day)).join(' ')}`);
const states = ['Illinois', 'Florida', 'Wisconsin', 'Vermont', 'California', 'New York', 'Texas', 'Louisiana'];
const failing = states.filter((state) => {
  try {
    new OpeningHours('Th 15:00-18:00; SH off', placeIn(state));
    return false;
  } catch {
    return true;
  }
});
console.log(`SH off can't be read in ${failing.length} of ${states.length} states`);
JS
TZ=America/Chicago node look.cjs 2> /dev/null | tee seen
cat > expected <<'TEXT'
2026-01-01 2026-01-19 2026-02-12 2026-02-16 2026-03-02 2026-05-19 2026-05-25 2026-06-19 2026-07-03 2026-07-04 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25
in date-holidays alone: 2026-11-03 2027-12-31
SH off can't be read in 8 of 8 states
TEXT
diff expected seen && echo 'As it was found.'
