#!/usr/bin/env bash
# A farm stand that is open from sunrise to sunset, by OpenStreetMap's opening_hours.
#
# Guess, written down first: given where the stand is, "sunrise-sunset" follows the sun there, and without a place the
# library says that it can't tell.
# Seen (opening_hours 3.15.0): it follows the sun only where latitude and longitude are texts, as Nominatim sends them.
# Given as numbers, as every database and GeoJSON has them, the stand in Illinois is open from 6 to 6 all year, without
# a warning: on June 21 that is half an hour late in the morning and 2 hours 38 minutes early in the evening. Given no
# place at all, it goes by the sun of a place in Europe: in Chicago's time it "opens" at 10:14 PM the evening before.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent opening_hours@3.15.0
cat > look.cjs <<'JS'
const OpeningHours = require('opening_hours');
const address = { country_code: 'us', state: 'Illinois' };
const places = {
  numbers: { lat: 41.9, lon: -90, address },
  texts: { lat: '41.9', lon: '-90', address },
  'no place': null,
};
const clock = (moment) => moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
for (const [given, place] of Object.entries(places)) {
  const hours = new OpeningHours('sunrise-sunset', place);
  const changes = [];
  let at = new Date('2026-06-21T00:00:00');
  for (let n = 0; n < 2; n += 1) {
    at = hours.getNextChange(at);
    changes.push(`${hours.getState(at) ? 'opens' : 'closes'} ${clock(at)}`);
  }
  console.log(`${given}: ${changes.join(', ')}; warnings ${hours.getWarnings().length}`);
}
JS
TZ=America/Chicago node look.cjs | tee seen
cat > expected <<'TEXT'
numbers: opens 06:00, closes 18:00; warnings 0
texts: opens 05:24, closes 20:38; warnings 0
no place: opens 22:14, closes 14:31; warnings 0
TEXT
diff expected seen && echo 'As it was found.'
