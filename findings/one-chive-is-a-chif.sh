#!/usr/bin/env bash
# The singular of foods, for "1 chive plant" or a category named by its plural, in three libraries of English nouns.
#
# Guess, written down first: foods that end in -s and are one thing (asparagus, hummus, citrus) are left alone, since
# they are everyday words; -ves is hard only where it is -f (loaves, leaves), and cookies are easy.
# Seen (pluralize 8.0.0, inflection 3.0.2, natural 8.1.1): it is the other way round. Two of three cut citrus to
# "citru" and asparagus to "asparagu". Where -ves is -ve, natural writes chif, clof and olif, and inflection olife and
# endife, yet a loave. All three make a cooky of cookies and molass of molasses. Only pluralize has the rest right.
# For names of foods: keep both forms as data. A rule that is right for loaves is wrong for olives.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent pluralize@8.0.0 inflection@3.0.2 natural@8.1.1 > /dev/null
cat > look.cjs <<'JS'
// One of natural's own packages greets when it is loaded.
const { log } = console;
console.log = () => undefined;
const pluralize = require('pluralize');
const inflection = require('inflection');
const { NounInflector } = require('natural');
console.log = log;

const natural = new NounInflector();
const FOODS = ['loaves', 'chives', 'garlic cloves', 'olives', 'endives', 'potatoes', 'cookies', 'molasses', 'citrus', 'asparagus'];
for (const food of FOODS)
  console.log(`${food}: ${[pluralize.singular(food), inflection.singularize(food), natural.singularize(food)].join(', ')}`);
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
loaves: loaf, loave, loaf
chives: chive, chive, chif
garlic cloves: garlic clove, garlic clove, garlic clof
olives: olive, olife, olif
endives: endive, endife, endif
potatoes: potato, potato, potatoe
cookies: cooky, cooky, cooky
molasses: molass, molass, molass
citrus: citrus, citru, citru
asparagus: asparagus, asparagu, asparagu
TEXT
diff expected seen && echo 'As it was found.'
