#!/usr/bin/env bash
# The modules of a barcode for printers of labels, from bwip-js.
#
# Guess, written down first: raw() gives a symbol as pixels, pixx wide and pixy high, so pixs has pixx times pixy of
# them, as it has for a QR code.
# Seen (bwip-js 4.11.4): of a stacked GS1 DataBar Expanded, pixy is 108 and pixs has 9 rows of 102: each row once. The
# rows of bars are 34 modules high (ISO/IEC 24724), those between them 1, and nothing in the answer says so. Painted as
# it comes, it is a band of 9 modules. zxing (zxing-wasm 3.1.6) reads even that from a clean picture, so a test that
# only reads the code back doesn't see it; a hand scanner has to hit bars of a quarter of a millimeter.
# For labels: give the rows their heights, and check the heights besides reading.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent bwip-js@4.11.4 zxing-wasm@3.1.6
cat > look.mjs <<'JS'
import bwipjs from 'bwip-js/node';
import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const shape = ([{ pixs, pixx, pixy }]) => `${pixx} wide, pixy ${pixy}, ${pixs.length / pixx} rows`;
console.log('QR code:', shape(bwipjs.raw('qrcode', 'https://farmgate.example/products/12', 'eclevel=M')));
const elements = '(01)90201234000009(3202)000435(3922)2828';
const drawn = bwipjs.raw('databarexpandedstacked', elements, 'segments=4');
console.log('DataBar:', shape(drawn));

const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
const [{ pixs, pixx }] = drawn;
const [dots, quiet] = [2, 10];
const rows = pixs.length / pixx;
const [width, height] = [pixx * dots + 2 * quiet, rows * dots + 2 * quiet];
const pixels = new Uint32Array(width * height).fill(0xffffffff);
pixs.forEach((pixel, at) => {
  if (pixel !== 1) return;
  for (let y = 0; y < dots; y += 1)
    for (let x = 0; x < dots; x += 1)
      pixels[(quiet + Math.floor(at / pixx) * dots + y) * width + quiet + (at % pixx) * dots + x] = 0xff000000;
});
const read = await readBarcodes({ data: new Uint8ClampedArray(pixels.buffer), width, height });
console.log('read as it comes:', read.map(({ text }) => text).join(' '));
JS
node look.mjs | tee seen
cat > expected <<'TEXT'
QR code: 29 wide, pixy 29, 29 rows
DataBar: 102 wide, pixy 108, 9 rows
read as it comes: (01)90201234000009(3202)000435(3922)2828
TEXT
diff expected seen && echo 'As it was found.'
