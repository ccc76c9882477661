#!/usr/bin/env bash
# "Every other Sunday" as OpenStreetMap's opening_hours says it.
#
# Guess, written down first: "week 1-53/2 Su 10:00-14:00" means every other Sunday all through, over New Year as well.
# Seen (opening_hours 3.15.0): it counts the ISO week of the year, and 2026 has 53 of them. After week 53 comes week 1,
# both odd, so the market is "open" on January 3 and on January 10, 2027, and from then on it is on the other Sundays.
# Years of 53 weeks come every five or six years. A rule for every other week needs a first day to count from, which
# opening_hours has no way to say.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent opening_hours@3.15.0
cat > look.cjs <<'JS'
const OpeningHours = require('opening_hours');
const place = { lat: 41.9, lon: -90, address: { country_code: 'us', state: 'Illinois' } };
const hours = new OpeningHours('week 1-53/2 Su 10:00-14:00', place);
const days = hours
  .getOpenIntervals(new Date('2026-12-01T00:00:00'), new Date('2027-02-01T00:00:00'))
  .map(([from]) => from.toLocaleDateString('en-CA'));
console.log(`warnings ${hours.getWarnings().length}`);
console.log(days.join(' '));
JS
TZ=America/Chicago node look.cjs | tee seen
cat > expected <<'TEXT'
warnings 0
2026-12-06 2026-12-20 2027-01-03 2027-01-10 2027-01-24
TEXT
diff expected seen && echo 'As it was found.'
