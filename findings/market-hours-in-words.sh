#!/usr/bin/env bash
# Hours of markets as cities write them, read by chrono, which reads dates in English.
#
# Guess, written down first: in "May-Oct, Sat 9-1" the hours are taken for a date, September 1.
# Seen (chrono-node 2.10.3): it is May 1 to October 1 (so the market loses October) and a Saturday; the hours are gone.
# "Saturdays 8am-noon, May 3 through October" is one span from 8 AM on May 3 to noon on May 3 of the next year: open for
# a year and four hours. Of "Wed & Sat, 7:30 am to 1 pm" only Saturday has the hours. "every other Thursday" is one
# Thursday. Dates in prose are another thing than rules of opening: a market's rule needs a grammar of its own.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent chrono-node@2.10.3
cat > look.cjs <<'JS'
const chrono = require('chrono-node');
const day = new Date('2026-11-30T12:00:00');
const text = (one) => one && one.date().toLocaleString('sv-SE').slice(0, 16);
for (const words of [
  'May-Oct, Sat 9-1',
  'Saturdays 8am-noon, May 3 through October',
  'Wed & Sat, 7:30 am to 1 pm',
  'every other Thursday 3-7pm',
])
  console.log(`${words}: ${chrono.parse(words, day).map(({ start, end }) => `${text(start)} to ${text(end)}`).join('; ')}`);
JS
TZ=America/Chicago node look.cjs | tee seen
cat > expected <<'TEXT'
May-Oct, Sat 9-1: 2027-05-01 12:00 to 2027-10-01 12:00; 2026-11-28 12:00 to null
Saturdays 8am-noon, May 3 through October: 2026-05-03 08:00 to 2027-05-03 12:00; 2026-10-01 12:00 to null
Wed & Sat, 7:30 am to 1 pm: 2026-12-02 12:00 to null; 2026-11-28 07:30 to 2026-11-28 13:00
every other Thursday 3-7pm: 2026-12-03 15:00 to 2026-12-03 19:00
TEXT
diff expected seen && echo 'As it was found.'
