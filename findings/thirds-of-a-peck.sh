#!/usr/bin/env bash
# Fractions and inches on labels, in the fonts that every PDF reader has.
#
# Guess, written down first: a character that Helvetica's encoding lacks is refused, or drawn as an empty box.
# Seen (pdfkit 0.20.2): neither. The two bytes of its number are written as two characters: "⅓ peck" (U+2153) is
# printed as "!S peck", "≥ 2 lb" as "\"e 2 lb", and a wreath of 4′ 6″ as "4 2 6 3", a size that looks right and is
# wrong. Halves and quarters are in the encoding and hide it: "½ peck" comes out well.
# For labels: embed a font, ask it which characters it has, and write the others another way ("1/3", 4' 6").
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2
cat > look.cjs <<'JS'
const PDFDocument = require('pdfkit');

/** What a reader shows: the bytes of the strings in the page, by the font's encoding. */
function shownOf(text) {
  const doc = new PDFDocument({ compress: false, font: 'Helvetica' });
  const pieces = [];
  doc.on('data', (piece) => pieces.push(piece));
  doc.on('end', () => {
    const page = Buffer.concat(pieces).toString('latin1');
    const bytes = [...page.matchAll(/\[([^\]]*)\] TJ/g)].flatMap(([, run]) => [...run.matchAll(/<([0-9a-f]*)>/g)]);
    const shown = bytes.map(([, hex]) => Buffer.from(hex, 'hex').toString('latin1')).join('');
    console.log(`${text} -> ${shown.replace(/[\x00-\x1f]/g, '')}`);
  });
  doc.text(text, { lineBreak: false });
  doc.end();
}
for (const text of ['½ peck', '⅓ peck', '≥ 2 lb', 'Wreath 4′ 6″']) shownOf(text);
JS
node look.cjs | tee seen
cat > expected <<'TEXT'
½ peck -> ½ peck
⅓ peck -> !S peck
≥ 2 lb -> "e 2 lb
Wreath 4′ 6″ -> Wreath 4 2 6 3
TEXT
diff expected seen && echo 'As it was found.'
