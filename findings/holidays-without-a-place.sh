#!/usr/bin/env bash
# "PH off" (closed on public holidays) of OpenStreetMap, read by a library that isn't told where the place is.
#
# Guess, written down first: as it can't know whose holidays are meant, it closes the place on none, or raises an error.
# Seen (opening_hours 3.15.0): without a word, they are the holidays of a state in the south of Germany. It is closed on
# 12 days of 2026, such as Epiphany (January 6), May 1, Corpus Christi (June 4) and October 3, and open on July 4 and on
# Thanksgiving. getWarnings() is empty. So whoever reads PH has to name the place, or keep it as words.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent opening_hours@3.15.0
cat > look.cjs <<'JS'
const OpeningHours = require('opening_hours');
const hours = new OpeningHours('Mo-Su 10:00-11:00; PH off', null);
const closed = [];
for (const day = new Date('2026-01-01T10:30:00'); day.getFullYear() < 2027; day.setDate(day.getDate() + 1))
  if (!hours.getState(new Date(day))) closed.push(day.toLocaleDateString('en-CA'));
console.log(closed.join(' '));
console.log(`warnings: ${hours.getWarnings().length}`);
JS
TZ=America/Chicago node look.cjs | tee seen
cat > expected <<'TEXT'
2026-01-01 2026-01-06 2026-04-03 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-06-04 2026-10-03 2026-11-01 2026-12-25 2026-12-26
warnings: 0
TEXT
diff expected seen && echo 'As it was found.'
