#!/usr/bin/env bash
# Where farms are: county roads, grid numbers, highways, half miles. Read by parse-address.
#
# Guess, written down first: a package for American addresses reads "W3654 County Road N" (Wisconsin numbers its country
# houses by a grid) as number W3654 and street County Road N, and if it can't read one, it says so.
# Seen (parse-address 1.1.2): the grid number goes into the street ("W3654 County", type Rd, suffix N). "N6124 Hwy 26"
# comes back without the 26, the city, the state and the ZIP code, and without an error; a rural route (RR 2 Box 15) is
# just "RR". 12 1/2 Mile Rd becomes "12 12 Mile", which is another road. County Road 405, FM 2920 and Utah's grid
# (875 E 1400 N) are read well.
# For farms: keep what was typed, and compare pieces with the ZIP code, which is what the rest can be checked by.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent parse-address@1.1.2
cat > look.cjs <<'JS'
const { parseLocation } = require('parse-address');
for (const address of [
  'W3654 County Road N, Markesan, WI 53946',
  'N6124 Hwy 26, Watertown, WI 53098',
  'RR 2 Box 15, Danville, VT 05828',
  '12345 12 1/2 Mile Rd, Battle Creek, MI 49014',
  '1234 County Road 405, Groveland, FL 34736',
  '875 E 1400 N, Shelley, ID 83274',
])
  console.log(JSON.stringify(parseLocation(address)));
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
{"street":"W3654 County","type":"Rd","suffix":"N","city":"Markesan","state":"WI","zip":"53946"}
{"street":"N6124","type":"Hwy"}
{"street":"RR"}
{"number":"12345","street":"12 12 Mile","type":"Rd","city":"Battle Creek","state":"MI","zip":"49014"}
{"number":"1234","street":"County Road 405","city":"Groveland","state":"FL","zip":"34736"}
{"number":"875","prefix":"E","street":"1400","suffix":"N","city":"Shelley","state":"ID","zip":"83274"}
TEXT
diff expected seen && echo 'As it was found.'
