/**
 * The paper's grain: one small tile of light and dark specks, written as a PNG with four colors (no
 * dependencies).
 */
import { deflateSync } from 'node:zlib';

const SIZE = 160;

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A fixed sequence of numbers from 0 to 1, so that the tile is the same on every machine. */
function sequence(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Noise that repeats at the tile's edge: `cell` pixels from one random height to the next. */
function tiledNoise(cell, random) {
  const count = SIZE / cell;
  const heights = Float64Array.from({ length: count * count }, () => random());
  const smooth = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    const [tx, ty] = [smooth(x / cell - column), smooth(y / cell - row)];
    const at = (dx, dy) => heights[((row + dy) % count) * count + ((column + dx) % count)];
    const upper = at(0, 0) * (1 - tx) + at(1, 0) * tx;
    const lower = at(0, 1) * (1 - tx) + at(1, 1) * tx;
    return upper * (1 - ty) + lower * ty;
  };
}

/**
 * @returns the grain tile as a PNG file; index 0 is clear, 1 a light and 2 a dark speck, 3 a strong light one
 */
export function grainPng() {
  const random = sequence(20260517);
  const fine = tiledNoise(2, random);
  const middle = tiledNoise(4, random);
  const broad = tiledNoise(32, random);
  const rows = Buffer.alloc(SIZE * (SIZE / 4 + 1));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const height = fine(x, y) * 0.6 + middle(x, y) * 0.3 + broad(x, y) * 0.1;
      const index = height > 0.74 ? 3 : height > 0.63 ? 1 : height < 0.34 ? 2 : 0;
      rows[y * (SIZE / 4 + 1) + 1 + (x >> 2)] |= index << (6 - 2 * (x & 3));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([2, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([0, 0, 0, 255, 250, 235, 43, 34, 18, 255, 250, 235])),
    chunk('tRNS', Buffer.from([0, 24, 14, 44])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
