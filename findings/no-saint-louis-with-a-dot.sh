#!/usr/bin/env bash
# The ZIP codes of a city by its name, from a package of ZIP codes.
#
# Guess, written down first: lookupByName finds the ZIP codes of Saint Louis for "St. Louis".
# Seen (zipcodes 8.0.0): capital letters don't matter, but names are those of the post office's machines. No city of
# 29,965 has an apostrophe or a dot, two have a hyphen. St. Louis is "Saint Louis" (69 ZIP codes), O'Fallon "O Fallon",
# Lee's Summit "Lees Summit", Winston-Salem "Winston Salem"; 130 cities have a space after Mc (Mc Lean, Mc Donough),
# while McKinney has none. A person who types the name as it is written finds nothing.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent zipcodes@8.0.0
cat > look.cjs <<'JS'
const { codes, lookupByName } = require('zipcodes');
const american = Object.values(codes).filter(({ zip }) => /^\d{5}$/.test(zip));
const cities = [...new Set(american.map(({ city, state }) => `${city}, ${state}`))];
const count = (pattern) => cities.filter((city) => pattern.test(city)).length;
console.log(`cities ${cities.length}, with ' ${count(/'/)}, with . ${count(/\./)}, with - ${count(/-/)}, Mc X ${count(/^Mc [A-Z]/)}`);
for (const [written, machine, state] of [
  ['St. Louis', 'Saint Louis', 'MO'],
  ["O'Fallon", 'O Fallon', 'IL'],
  ["Lee's Summit", 'Lees Summit', 'MO'],
  ['Winston-Salem', 'Winston Salem', 'NC'],
  ["Coeur d'Alene", 'coeur d alene', 'ID'],
  ['McKinney', 'mckinney', 'TX'],
])
  console.log(`${written} ${lookupByName(written, state).length}, ${machine} ${lookupByName(machine, state).length}`);
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
cities 29965, with ' 0, with . 0, with - 2, Mc X 130
St. Louis 0, Saint Louis 69
O'Fallon 0, O Fallon 1
Lee's Summit 0, Lees Summit 7
Winston-Salem 0, Winston Salem 25
Coeur d'Alene 0, coeur d alene 3
McKinney 3, mckinney 3
TEXT
diff expected seen && echo 'As it was found.'
