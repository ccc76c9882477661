/** Fruits, each on 0,0, as things-produce.mjs has others. */
import { brush, closed, dots, fill, form, leaf, place, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

/** A berry of many small ones. */
export const bramble = (base, shade, light) =>
  form(closed('0,2 -20,-6 -28,-28 -22,-46 0,-52 22,-46 28,-28 20,-6'), base, shade, {
    dx: -5,
    dy: -3,
    inside: dots('-16,-14 0,-8 14,-14 -18,-30 -4,-24 12,-28 -10,-42 6,-40 20,-38', 5, light, 0.55),
  }) + fill(closed('0,-46! -10,-44 -18,-50! -6,-54 0,-62! 6,-54 18,-50! 10,-44'), P.leaf);

export const blueberry = () =>
  form(roundShape(0, -15, 16, 15, 0.04), '#53648c', '#36456b', {
    dx: -4,
    dy: -3,
    inside: fill(closed('-5,-24! 0,-20 5,-24! 6,-18 0,-15 -6,-18'), '#2b3756'),
  });

export const bunch = (base, shade, light) =>
  stroke('M0-108q2-16 12-24', P.earth, 5) +
  place(10, -108, leaf(62, 46), 1, 66) +
  dots(
    '0,-6 -16,-26 16,-26 -30,-48 0,-46 30,-48 -42,-72 -14,-70 16,-70 44,-72 -30,-94 0,-94 30,-94',
    17,
    shade,
  ) +
  dots(
    '-3,-8 -19,-28 13,-28 -33,-50 -3,-48 27,-50 -45,-74 -17,-72 13,-72 41,-74 -33,-96 -3,-96 27,-96',
    14,
    base,
  ) +
  dots(
    '-7,-13 -23,-33 9,-33 -37,-55 -7,-53 23,-55 -49,-79 -21,-77 9,-77 37,-79 -37,-101 -7,-101 23,-101',
    3.4,
    light,
  );

export const avocado = () =>
  form(closed('0,0 -30,-4 -44,-32 -32,-62 -16,-86 0,-94 16,-86 32,-62 44,-32 30,-4'), P.leafDark, P.ink, {
    dx: -8,
    dy: -3,
    inside: brush(-28, -24, 50, -70, P.leaf, { rows: 4, bend: 4 }),
  });
export const halfAvocado = () =>
  fill(closed('0,0 -30,-4 -44,-32 -32,-62 -16,-86 0,-94 16,-86 32,-62 44,-32 30,-4'), P.leafDark) +
  fill(closed('0,-5 -26,-9 -38,-32 -27,-60 -13,-82 0,-88 13,-82 27,-60 38,-32 26,-9'), P.moss) +
  fill(closed('0,-10 -20,-14 -31,-32 -21,-56 0,-76 21,-56 31,-32 20,-14'), P.butter) +
  form(roundShape(0, -32, 17, 18, 0.02), P.earth, P.earthDark, { dx: -4, dy: -4 });

export const mango = (base = P.squash, shade = P.tomato) =>
  form(closed('0,0 -34,-4 -52,-28 -44,-58 -14,-74 22,-68 48,-44 46,-14 26,-2'), base, shade, {
    dx: -10,
    dy: -4,
    inside:
      fill(closed('-50,-40 -20,-70 0,-60 -16,-30 -44,-14'), P.sun, 0.7) +
      brush(-36, -26, 34, -58, P.butter, { rows: 3, bend: 4 }),
  }) + stroke('M-8-72q2-8 8-12', P.earth, 4);

export const banana = () =>
  form(
    closed('-74,-44! -70,-16 -40,2 6,8 52,-6 78,-34! 84,-30 70,4 24,30 -34,26 -72,2 -84,-40!'),
    P.sun,
    P.sunDark,
    { dx: -3, dy: -5, inside: stroke('M-76-20q40 40 90 32t66-38', P.sunDark, 2.6) },
  ) + stroke('M-78-42l-4-12', P.earth, 6);

export const pineapple = () =>
  [-40, -20, 0, 20, 40]
    .map((turn, i) => place(0, -112, leaf([46, 62, 74, 62, 46][i], 22), 1, turn))
    .join('') +
  form(
    closed('0,0 -34,-4 -46,-40 -42,-84 -24,-112 0,-118 24,-112 42,-84 46,-40 34,-4'),
    P.squash,
    P.squashDark,
    {
      dx: -8,
      dy: -3,
      inside:
        stroke(
          'M-60-20l60-60M-50 0l80-80M-20 10l80-80M-60-60l60-60M60-20l-60-60M50 0l-80-80M20 10l-80-80M60-60l-60-60',
          P.sunDark,
          3.4,
        ) + dots('0,-20 -22,-40 22,-40 0,-60 -22,-80 22,-80 0,-100', 3, P.butter),
    },
  );

export const fig = () =>
  form(
    closed('0,0 -28,-4 -40,-26 -28,-50 -10,-66 -4,-82! 5,-82! 10,-66 28,-50 40,-26 28,-4'),
    P.berryDark,
    '#43182d',
    { dx: -7, dy: -3, inside: stroke('M-4-70q-22 30-16 66M0-72q-2 36 0 70M4-70q22 30 16 66', P.berry, 3) },
  );
export const halfFig = () =>
  fill(roundShape(0, -26, 38, 32, 0.04), P.berryDark) +
  fill(roundShape(0, -26, 32, 27, 0.04), P.cream) +
  fill(roundShape(0, -26, 23, 19, 0.05), P.tomato) +
  dots('-8,-30 4,-36 10,-24 -4,-20 0,-28 -14,-24', 2.2, P.butter);

export const melon = (base, shade, line) =>
  form(roundShape(0, -56, 74, 58, 0.02), base, shade, {
    dx: -12,
    dy: -6,
    inside: stroke(
      'M0-116q-34 58 0 118M0-116q34 58 0 118M-34-112q-52 56-8 110M34-112q52 56 8 110M-70-70q30 20 70 20t70-20M-72-44q30 18 72 18t72-18',
      line,
      3.4,
      0.75,
    ),
  });
export const wedge = (rind, flesh) =>
  fill(closed('-84,-50! 84,-50! 62,-14 0,8 -62,-14'), rind) +
  fill(closed('-76,-50! 76,-50! 54,-20 0,-3 -54,-20'), P.cream) +
  fill(closed('-69,-50! 69,-50! 48,-25 0,-10 -48,-25'), flesh);

export const pomegranate = () =>
  form(
    closed(
      '0,0 -34,-6 -48,-32 -38,-60 -12,-70 -16,-88! -6,-80 0,-90! 6,-80 16,-88! 12,-70 38,-60 48,-32 34,-6',
    ),
    P.tomato,
    P.tomatoDark,
    { dx: -8, dy: -4, inside: brush(-34, -26, 36, -66, P.blush, { rows: 4, bend: 5 }) },
  );

export const green = ['#a9bf62', P.leaf, P.butter];
