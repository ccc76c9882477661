/** Four pictures for screens with nothing on them: 320 by 240, with no ground of their own. */
import { brush, closed, fill, leaf, place, reusable, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as craft from '../things/things-craft.mjs';
import * as field from '../things/things-field.mjs';
import { hen } from '../things/things-kitchen.mjs';
import * as vessels from '../things/things-vessels.mjs';

export const EMPTY_PICTURE = { width: 320, height: 240 };

const hill = (path, color, opacity = 0.5) => fill(closed(path), color, opacity);
const grass = (points) =>
  stroke(
    points.map(([x, y]) => `M${x} ${y}q-2-10-7-15M${x + 4} ${y}q0-10 3-17M${x + 8} ${y}q2-8 8-12`).join(''),
    P.leaf,
    3,
  );

/** Nothing found: an empty crate with one leaf left in it. */
export const noResults = () =>
  fill(roundShape(160, 122, 132, 100, 0.03), P.leafLight, 0.26) +
  shadow(162, 206, 118, 12) +
  fill(closed('66,118! 88,96! 232,96! 254,118!'), P.tan) +
  fill(closed('78,120! 94,104! 226,104! 242,120!'), P.earthDark) +
  stroke('M98 112l18-6M124 116l22-8M160 116l20-9M196 114l16-6', P.sunDark, 3) +
  place(160, 204, vessels.crate(206, 88)) +
  place(186, 122, leaf(40, 21), 1, 44) +
  place(262, 210, leaf(34, 18, P.leafLight, P.leaf, P.moss), 1, 78);

/** Nothing near here: a signpost at a path through a field. */
export const nothingNear = () =>
  fill(roundShape(238, 66, 26, 26, 0.02), P.sun, 0.8) +
  hill('4,150 70,122 150,136 236,112 316,138! 316,204 250,222 160,226 70,222 4,204', P.leafLight, 0.42) +
  hill('4,176 90,156 190,170 316,158! 314,206 240,224 150,228 60,222 6,206', P.leafLight, 0.9) +
  fill(closed('150,226! 168,200 150,182 172,164! 182,164! 172,184 206,202 222,224!'), P.tanLight) +
  stroke('M126 214q0-70 2-142', P.earth, 10) +
  stroke('M124 212q0-70 2-138', P.tan, 3) +
  fill(closed('92,64! 190,60! 210,78! 190,94! 92,94!'), P.tanLight) +
  fill(closed('92,86! 202,84! 190,94! 92,94!'), P.tan) +
  fill(closed('160,108! 82,104! 64,119! 82,134! 160,136!'), P.cream) +
  fill(closed('160,128! 74,127! 82,134! 160,136!'), P.creamDark) +
  stroke('M106 76h58M106 120h34', P.earth, 3.4) +
  grass([
    [104, 218],
    [138, 220],
    [236, 206],
    [60, 204],
    [266, 212],
  ]) +
  brush(24, 186, 60, -8, P.leaf, { rows: 3, gap: 6, bend: 6, opacity: 0.4 });

/** Something went wrong: a watering can that tipped over. */
export const wentWrong = () =>
  fill(roundShape(160, 122, 134, 98, 0.03), P.sunDark, 0.26) +
  shadow(204, 206, 84, 8) +
  fill(closed('24,206 34,194 74,190 120,196 140,206 116,216 66,218 34,214'), P.slateLight) +
  fill(closed('40,204 56,198 88,198 104,205 84,210 54,210'), P.cream, 0.8) +
  place(212, 164, craft.wateringCan(), 0.94, -50) +
  stroke('M62 182q-6 4-9 12M72 188q-3 3-4 8', P.slate, 4) +
  place(284, 208, field.seedling(40), 0.95, 8);

/** Not here: a gate left open, and a hen walking off. */
export const notFound = () => {
  const post = reusable(
    fill(closed('-8,0! -8,-92! 0,-100 8,-92! 8,0!'), P.earth) + stroke('M-3-6v-80', P.tan, 3),
  );
  return (
    hill('4,150 80,128 170,140 250,120 316,136! 316,206 240,224 150,228 60,222 4,206', P.moss, 0.7) +
    hill('4,186 90,170 200,182 316,172! 314,208 240,224 150,228 60,224 6,210', P.leafLight, 0.9) +
    fill(closed('178,226! 196,196 192,178! 236,178! 250,200 268,222!'), P.tanLight) +
    post.defs +
    stroke('M-4 142q70 4 120 0M-4 164q70 4 120 0', P.tan, 7) +
    post.put(40, 196, 0.78) +
    post.put(122, 204) +
    stroke('M124 122L212 100M124 146L212 136M124 170L212 174M124 194L212 212', P.tanLight, 7) +
    stroke('M126 196L210 104', P.tan, 6) +
    stroke('M212 96v122M124 118v80', P.tanLight, 7) +
    post.put(282, 196, 0.94) +
    stroke('M290 142h34M290 164h34', P.tan, 7) +
    place(66, 216, hen(), 0.56) +
    stroke('M118 220l-6-3m6 3l-7 2M146 224l-6-3m6 3l-7 2M174 222l-6-3m6 3l-7 2', P.earth, 2, 0.7) +
    grass([
      [20, 214],
      [242, 214],
      [296, 206],
    ])
  );
};
