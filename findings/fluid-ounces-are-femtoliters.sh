#!/usr/bin/env bash
# Units of a farm stand (bushel, quart, count, fluid ounce) by a library of physical units.
#
# Guess: both libraries know a bushel, and mathjs has dry pints and quarts; in js-quantities a bushel has 37 quarts
# instead of a picker's 32, because its quart is liquid. Abbreviations were not thought of as a risk.
# Seen: mathjs 15.2.0 knows neither bushel nor peck. In js-quantities 1.8.0 a bushel has 37.24 quarts, as guessed; but
# "2 ct" is 0.4 grams (carats), and "12 fl oz" is femtoliters times ounces, of which only "floz" is a fluid ounce.
# For prices per unit: a quart of strawberries and a quart of cider are different units, and abbreviations of trade have
# to be read before the library sees them.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent js-quantities@1.8.0 mathjs@15.2.0
cat > look.cjs <<'JS'
const Qty = require('js-quantities');
const math = require('mathjs');
const said = (work) => {
  try {
    return String(work());
  } catch (error) {
    return error.message;
  }
};
console.log(`bushel: ${said(() => Qty('1 bushel').to('qt').toPrec(0.01))}`);
console.log(`2 ct: ${said(() => Qty('2 ct').to('g'))}`);
console.log(`12 fl oz: ${said(() => Qty('12 fl oz').to('ml'))}`);
console.log(`12 floz: ${said(() => Qty('12 floz').to('ml').toPrec(1))}`);
for (const unit of ['bushel', 'peck']) console.log(`mathjs: ${said(() => math.unit(1, unit))}`);
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
bushel: 37.24 qt
2 ct: 0.4 g
12 fl oz: Incompatible units: fl*oz and ml
12 floz: 355 ml
mathjs: Unit "bushel" not found.
mathjs: Unit "peck" not found.
TEXT
diff expected seen && echo 'As it was found.'
