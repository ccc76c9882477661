/**
 * Produce that only the header pictures need: tomatoes of many shapes, radishes, pods, roots. Each stands on
 * 0,0.
 */
import { brush, closed, dots, fill, form, leaf, place, reusable, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

const STAR = '0,-3! -9,1 -22,3! -12,-6 -20,-15! -6,-11 -2,-23! 4,-12 17,-17! 11,-7 23,1! 9,0';

/** A broad ribbed tomato, as old kinds are. */
export function ribbedTomato(base = P.tomato, shade = P.tomatoDark, light = P.blush) {
  return (
    form(
      closed(
        '0,0 -30,-2 -56,-14 -64,-38 -52,-60 -28,-66 -12,-62 0,-66 14,-62 30,-66 54,-60 64,-38 56,-14 30,-2',
      ),
      base,
      shade,
      {
        dx: -9,
        dy: -5,
        inside:
          stroke(
            'M-24-66q-26 32-6 66M24-66q26 32 6 66M0-66q8 34 0 66M-48-60q-20 26-2 50M48-60q20 26 2 50',
            shade,
            3,
            0.8,
          ) + brush(-46, -26, 28, -70, light, { rows: 4, bend: 4 }),
      },
    ) +
    place(0, -58, fill(closed(STAR), P.leafDark), 1.2) +
    stroke('M0-62q-1-10 5-17', P.leafDark, 5)
  );
}

/** A long plum tomato. */
export const plumTomato = (base = P.tomato, shade = P.tomatoDark, light = P.blush) =>
  form(closed('0,0! -12,-4 -24,-26 -25,-56 -16,-78 0,-84 16,-78 25,-56 24,-26 12,-4'), base, shade, {
    dx: -7,
    dy: -3,
    inside: brush(-15, -28, 36, -84, light, { rows: 4, bend: 3 }),
  }) +
  place(0, -80, fill(closed(STAR), P.leafDark), 0.8) +
  stroke('M0-82q0-8 4-13', P.leafDark, 4);

/** A small pear-shaped tomato. */
export const pearTomato = (base = P.sun, shade = P.sunDark, light = P.butter) =>
  form(
    closed('0,0 -18,-3 -25,-20 -19,-38 -10,-50 -7,-62 0,-66 7,-62 10,-50 19,-38 25,-20 18,-3'),
    base,
    shade,
    {
      dx: -6,
      dy: -3,
      inside: brush(-14, -14, 26, -78, light, { rows: 3, bend: 3 }),
    },
  ) + place(0, -62, fill(closed(STAR), P.leafDark), 0.62);

/** A green tomato with paler stripes. */
export const zebraTomato = () =>
  form(closed('0,0 -28,-4 -42,-24 -38,-46 -18,-58 0,-56 18,-58 38,-46 42,-24 28,-4'), P.leafLight, P.leaf, {
    dx: -7,
    dy: -4,
    inside: stroke('M-30-52q-16 22-2 46M-14-58q-8 28 0 58M6-58q8 28-2 58M24-54q14 24 0 48', P.moss, 5, 0.9),
  }) +
  place(0, -54, fill(closed(STAR), P.leafDark)) +
  stroke('M0-56q0-9 5-14', P.leafDark, 4);

/** Half a tomato, cut side to us, its middle at 0,0. */
export const halfTomato = () =>
  form(roundShape(0, 0, 54, 48, 0.03), P.tomatoDark, P.tomatoDark) +
  fill(roundShape(-2, -2, 49, 43, 0.03), P.tomato) +
  [20, 92, 164, 236, 308]
    .map((turn) =>
      place(-2, -2, fill(closed('0,-12! -12,-20 -13,-32 0,-37 13,-32 12,-20'), P.squash), 1, turn),
    )
    .join('') +
  [20, 92, 164, 236, 308]
    .map((turn) => place(-2, -2, dots('-5,-24 5,-26 0,-31', 2.2, P.butter), 1, turn))
    .join('') +
  fill(roundShape(-2, -2, 8, 8), P.blush);

/** Cherry tomatoes on their truss, hanging along a stem from 0,0 to the right. */
export function truss(count = 6) {
  const one = reusable(
    form(roundShape(0, 22, 22, 21, 0.03), P.tomato, P.tomatoDark, {
      dx: -5,
      dy: -4,
      inside: brush(-11, 24, 15, -72, P.blush, { rows: 3, bend: 3 }),
    }) + place(0, 4, fill(closed(STAR), P.leafDark), 0.6),
  );
  let stem = `M0 0q${count * 17} -16 ${count * 34} 6`;
  let text = '';
  for (let index = 0; index < count; index++) {
    const x = 16 + index * 34;
    const y = index % 2 ? 20 : -36;
    stem += `M${x} ${-6 - (index > 2 ? 0 : 2)}q4 ${index % 2 ? 12 : -4} 2 ${index % 2 ? 24 : -2}`;
    text += one.put(x, y, 1, index % 2 ? 6 : -5);
  }
  return one.defs + stroke(stem, P.leaf, 5) + text;
}

export function radish() {
  return (
    place(-6, -48, leaf(60, 30, P.leafLight, P.leaf, P.moss), 1, -26) +
    place(6, -48, leaf(60, 28), 1, 26) +
    place(0, -48, leaf(68, 28), 1, 2) +
    form(closed('1,14! -3,0 -22,-8 -28,-28 -18,-46 0,-50 18,-46 28,-28 22,-8 4,0'), P.tomato, P.tomatoDark, {
      dx: -6,
      dy: -4,
      inside:
        fill(closed('-30,2! -8,-9 12,-9 30,2! 10,20 -10,20'), P.cream) +
        brush(-17, -20, 18, -70, P.blush, { rows: 3, bend: 3 }),
    })
  );
}

export function asparagus() {
  const spear = reusable(
    form(closed('-8,0! -9,-110 -7,-134 0,-150! 7,-134 9,-110 8,0!'), P.leaf, P.leafDark, {
      dx: -4,
      dy: 0,
      inside:
        fill(closed('-9,-112! -8,-136 0,-150! 8,-136 9,-112! 0,-124'), P.berry, 0.55) +
        stroke('M-7-90l7-8l5 8M-6-60l6-8l5 8M-7-32l6-7l6 7', P.leafLight, 3),
    }),
  );
  return (
    spear.defs +
    spear.put(-26, -4, 0.94, -9) +
    spear.put(26, -4, 0.96, 9) +
    spear.put(-13, 0, 1.02, -4) +
    spear.put(13, 0, 1, 4) +
    spear.put(0, 0, 1.08) +
    fill(closed('-33,-50! 33,-50! 32,-34! -32,-34!'), P.tanLight)
  );
}

export const garlic = () =>
  form(
    closed('0,2 -22,0 -34,-16 -30,-36 -12,-50 -6,-74! 4,-76! 8,-50 28,-36 34,-16 22,0'),
    P.cream,
    P.creamDark,
    {
      dx: -8,
      dy: -3,
      inside: stroke('M-4-52q-22 24-12 54M4-52q20 26 12 54M0-54v56', P.rose, 2.4, 0.6),
    },
  );

/** A butternut squash. */
export const butternut = () =>
  form(
    closed('0,2 -38,-4 -52,-34 -42,-66 -28,-92 -26,-130 0,-142 26,-130 28,-92 42,-66 52,-34 38,-4'),
    '#e3b06c',
    '#c68b45',
    { dx: -12, dy: -4, inside: brush(-34, -24, 60, -80, P.butter, { rows: 4, bend: 4 }) },
  ) + stroke('M0-138q0-12 6-20', P.leafDark, 12);

/** A bell pepper. */
export const pepper = (base = P.sun, shade = P.sunDark, light = P.butter) =>
  form(
    closed('-10,0 -30,-4 -40,-34 -42,-64 -26,-78 -8,-72 0,-76 10,-72 28,-78 42,-64 40,-34 30,-4 12,0 0,-5'),
    base,
    shade,
    {
      dx: -8,
      dy: -3,
      inside:
        stroke('M-12-74q-10 38 0 74M14-74q10 38 0 74', shade, 3, 0.7) +
        brush(-32, -30, 34, -84, light, { rows: 3 }),
    },
  ) + stroke('M0-72q0-12 8-18', P.leafDark, 8);

/** An onion with its skin. */
export const onion = (base = P.squashDark, shade = P.clayDark) =>
  form(closed('0,4! -20,0 -38,-22 -30,-48 -8,-60 0,-80! 6,-60 30,-48 38,-22 20,0'), base, shade, {
    dx: -8,
    dy: -3,
    inside: stroke('M-2-62q-28 30-2 62M2-62q26 30 2 62M-20-52q-22 26 0 46', shade, 2.4, 0.6),
  }) + stroke('M-5 2q-4 4-6 8M0 4v7M5 2q4 4 6 7', P.tan, 2.4);

/** A slice of carrot or another root, from above, its middle at 0,0. */
export const coin = (radius = 18, base = P.squash, shade = P.squashDark) =>
  fill(roundShape(2, 4, radius, radius * 0.8), shade) +
  fill(roundShape(0, 0, radius, radius * 0.8), base) +
  stroke(roundShape(0, 0, radius * 0.46, radius * 0.36), P.butter, 2.6, 0.8);
