#!/usr/bin/env bash
# Words of a market, by PostgreSQL's English stems.
#
# Guess, written down first: among the words of a market only plurals share a stem with another word; organ meat and
# organic meat are different.
# Seen (PGlite 0.5.17, PostgreSQL with its own stems): "organic" and "organ" are one word, so who looks for
# organ meats is shown all organic meat. "Corned" is corn, "seasoning" is season, "paste" is past. Loaves aren't
# loaf, leaves aren't leaf, halves aren't half, and chile isn't chili; "can" is nothing at all, but "canned" is "can".
# A search of foods needs its own table of names beside the stems.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.17
cat > look.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
const pairs = [
  ['organic', 'organ'],
  ['corned', 'corn'],
  ['seasoning', 'season'],
  ['paste', 'past'],
  ['loaves', 'loaf'],
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['chile', 'chili'],
  ['canned', 'can'],
  ['cherries', 'cherry'],
];
for (const [one, other] of pairs) {
  const sql = "SELECT to_tsvector('english', $1) @@ plainto_tsquery('english', $2) AS found";
  const { rows } = await db.query(sql, [one, other]);
  console.log(`${other} finds ${one}: ${rows[0].found}`);
}
JS
node look.mjs | tee seen
cat > expected <<'TEXT'
organ finds organic: true
corn finds corned: true
season finds seasoning: true
past finds paste: true
loaf finds loaves: false
leaf finds leaves: false
half finds halves: false
chili finds chile: false
can finds canned: false
cherry finds cherries: true
TEXT
diff expected seen && echo 'As it was found.'
