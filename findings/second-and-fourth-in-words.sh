#!/usr/bin/env bash
# "Every 2nd and 4th Saturday" in words, as markets write it, read by rrule.
#
# Guess, written down first: rrule reads its own words back. Whether it reads the way in which people say it was left
# open; an error was the worst that was expected.
# Seen (rrule 2.8.1): it reads its own words ("the 2nd Saturday and 4th Saturday") well. The way in which people say it
# becomes BYMONTHDAY=2;BYDAY=+4SA: the fourth Saturday where it is the second of the month, which no year has. There is
# no error: the market has no day at all in ten years, and its text says "every month on the 2nd".
# For an import: whoever reads words with it has to compare the text of what was read with the words.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent rrule@2.8.1
cat > look.cjs <<'JS'
const { RRule } = require('rrule');
for (const words of ['every month on the 2nd Saturday and 4th Saturday', 'every month on the 2nd and 4th saturday']) {
  const read = RRule.fromText(words);
  const options = { ...read.origOptions, dtstart: new Date('2026-01-01T09:00:00Z') };
  const days = new RRule(options).between(new Date('2026-01-01T00:00:00Z'), new Date('2036-01-01T00:00:00Z'));
  console.log(`${read.toString()} | ${read.toText()} | days in ten years: ${days.length}`);
}
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
RRULE:FREQ=MONTHLY;BYDAY=+2SA,+4SA | every month on the 2nd Saturday and 4th Saturday | days in ten years: 240
RRULE:FREQ=MONTHLY;BYMONTHDAY=2;BYDAY=+4SA | every month on the 2nd | days in ten years: 0
TEXT
diff expected seen && echo 'As it was found.'
