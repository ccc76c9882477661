/**
 * Vegetables, fruits and eggs. Each stands on 0,0 (its lowest point in the middle) unless it says otherwise.
 */
import { brush, closed, dots, fill, form, leaf, place, reusable, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

export function tomato(base = P.tomato, shade = P.tomatoDark, light = P.blush) {
  const body = closed('0,0 -26,-3 -41,-22 -38,-46 -20,-59 0,-56 20,-59 38,-46 41,-22 26,-3');
  const star = closed(
    '0,-50! -9,-46 -22,-44! -12,-53 -20,-62! -6,-58 -2,-70! 4,-59 17,-64! 11,-54 23,-46! 9,-47',
  );
  return (
    form(body, base, shade, {
      dx: -7,
      dy: -5,
      inside:
        brush(-29, -20, 30, -68, light, { bend: 5 }) + brush(16, -48, 26, 62, shade, { rows: 3, bend: 4 }),
    }) +
    fill(star, P.leafDark) +
    stroke('M-1-56q-1-8 4-14', P.leafDark, 4)
  );
}

export function carrot() {
  const body = closed('0,0! -7,-30 -15,-70 -17,-92 -9,-101 0,-99 9,-101 17,-92 15,-68 7,-28');
  return (
    carrotTop() +
    form(body, P.squash, P.squashDark, {
      dx: -6,
      dy: -1,
      inside:
        stroke(
          'M-15-84q8 4 13 2M16-72q-7 3-12 1M-10-56q6 3 10 1M8-40q-5 3-8 1M-5-28q3 2 5 1',
          P.squashDark,
          1.8,
          0.8,
        ) + stroke('M-9-88q1 18 4 32', '#f0b26d', 3),
    })
  );
}

/** Feathery tops, growing up from the carrot's shoulders. */
function carrotTop() {
  let feathers = '';
  for (let step = 0; step < 8; step++) {
    const reach = [9, 15, 18, 17, 15, 12, 9, 6][step];
    const y = -20 - step * 7;
    feathers += `M0 ${y}q${-reach * 0.6}-1 ${-reach}-${reach}M0 ${y}q${reach * 0.6}-1 ${reach}-${reach}`;
  }
  const plume = (color) => stroke('M0 0q-2-40 0-80', color, 3) + stroke(feathers, color, 5);
  const back = reusable(plume(P.leafDark));
  return (
    back.defs +
    place(
      0,
      -96,
      back.put(-3, 2, 0.95, -34) +
        back.put(4, 2, 0.98, 32) +
        back.put(-2, 0, 1.05, -10) +
        place(3, 0, plume(P.leaf), 0.96, 11),
    )
  );
}

export function beet() {
  const body = closed('2,12! -3,2 -22,-8 -33,-28 -27,-48 -8,-58 10,-57 28,-46 33,-26 22,-8 6,1');
  const beetLeaf = leaf(84, 38, P.leaf, P.leafDark, P.rose);
  return (
    stroke('M-4-54q-6-20-16-30M2-54q2-22 1-36M8-54q8-18 17-26', P.berry, 5) +
    place(-16, -76, beetLeaf, 0.8, -30) +
    place(24, -74, beetLeaf, 0.82, 32) +
    place(2, -80, beetLeaf, 0.95, 2) +
    form(body, P.berry, P.berryDark, {
      dx: -8,
      dy: -5,
      inside:
        brush(-20, -24, 26, -66, P.rose, { bend: 5 }) +
        stroke('M-14-10q12 6 26 0M-6-3q7 3 13 0', P.berryDark, 1.6, 0.7),
    })
  );
}

export function pumpkin(base = P.squash, shade = P.squashDark, light = '#efb06a') {
  const outer = closed(
    '0,0 -34,-1 -66,-14 -80,-42 -72,-72 -46,-88 -20,-86 0,-82 20,-87 48,-86 72,-70 80,-42 66,-14 34,-1',
  );
  return (
    form(outer, base, shade, {
      dx: -11,
      dy: -5,
      inside:
        fill(closed('0,0 -26,-10 -37,-44 -26,-78 0,-84 -12,-60 -16,-40 -11,-16'), light, 0.55) +
        stroke(
          'M-24-86q-26 42-8 86M-56-82q-24 38 0 74M24-86q26 42 8 86M56-80q22 36 0 70M0-82q9 40 0 82',
          shade,
          2.6,
        ) +
        brush(-66, -32, 40, -76, light, { bend: 5, rows: 3 }),
    }) +
    fill(closed('-11,-80! -6,-92 -12,-108! 4,-113! 6,-94 14,-80! 4,-84'), P.leafDark) +
    fill(closed('-12,-108! 4,-113! 1,-107'), P.leafLight)
  );
}

export function lettuce() {
  const back = closed(
    '0,0 -38,-3 -66,-24 -74,-52! -63,-54 -66,-76! -50,-74 -44,-94! -28,-86 -14,-102! 0,-90 16,-103! 26,-88 46,-94! 50,-74 67,-74! 62,-54 74,-48! 62,-20 36,-3',
  );
  const heart = closed(
    '0,-3 -26,-10 -40,-32 -40,-52! -30,-54 -26,-70! -12,-66 2,-78! 12,-66 28,-70! 30,-54 42,-50! 38,-28 24,-9',
  );
  return (
    form(back, P.leaf, P.leafDark, {
      dx: -8,
      dy: -5,
      inside: stroke('M-6-6q-30-20-46-56M-4-6q-12-40-22-76M4-6q8-40 18-76M8-6q30-22 42-58', P.leafLight, 2.4),
    }) +
    form(heart, P.leafLight, P.leaf, {
      dx: -8,
      dy: -4,
      inside: stroke('M0-4q-16-22-22-52M0-4q0-30 4-62M2-4q16-22 22-46', P.moss, 3),
    })
  );
}

export function corn() {
  const kernels = [];
  for (let row = 0; row < 9; row++)
    for (let column = -1; column <= 1; column++)
      kernels.push(`${column * 10 + (row % 2 ? 2 : -2)},${-38 - row * 10}`);
  const ear = closed('0,-20 -19,-30 -22,-66 -17,-108 -4,-132 5,-132 17,-108 22,-66 19,-30');
  return (
    fill(closed('-2,0! -34,-40 -38,-90 -28,-126! -16,-84 -10,-40'), P.leaf) +
    form(ear, P.sun, P.sunDark, { dx: -8, dy: 0, inside: dots(kernels.join(' '), 3.6, P.butter, 0.8) }) +
    fill(closed('0,2! -24,-14 -36,-52 -30,-84! -14,-54 2,-28'), P.leafLight) +
    fill(closed('-2,2! 20,-12 34,-56 30,-104! 12,-62 0,-28'), P.leaf) +
    fill(closed('-2,2! 6,-20 18,-52 30,-104! 35,-56 22,-10'), P.leafDark)
  );
}

export function eggplant() {
  const body = closed('0,0 -26,-5 -38,-30 -30,-62 -14,-90 -8,-106 8,-108 16,-88 32,-60 38,-30 26,-5');
  return (
    form(body, P.berryDark, '#43182d', {
      dx: -8,
      dy: -4,
      inside: brush(-24, -26, 50, -66, P.berry, { rows: 5, bend: 5, opacity: 1 }),
    }) +
    fill(
      closed('-12,-100! -18,-80! -6,-88 0,-74! 7,-88 20,-80! 14,-104 6,-112 8,-126! -2,-128! -4,-112'),
      P.leaf,
    )
  );
}

/** A leek or a bunch of spring onions, standing, leaves up. */
export function leek() {
  return (
    fill(closed('-8,-96! -34,-150 -52,-166! -30,-128 -12,-80'), P.leafDark) +
    fill(closed('6,-96! 26,-150 46,-170! 36,-128 12,-80'), P.leafDark) +
    fill(closed('-8,-90! -18,-140 -16,-188! -2,-140 2,-90'), P.leaf) +
    fill(closed('0,-90! 6,-140 18,-184! 18,-140 10,-86'), P.leafLight) +
    form(closed('-6,0! -12,-10 -11,-60 -12,-102! 0,-110 12,-102! 11,-60 12,-10 6,0!'), P.cream, P.moss, {
      dx: -6,
      dy: -3,
      inside:
        fill(closed('-14,-60! 0,-66 14,-60! 16,-112! -16,-112!'), P.leafLight, 0.75) +
        stroke('M-2-8v-88M5-10v-84', P.leaf, 1.2, 0.5),
    }) +
    stroke('M-4 0q-3 4-6 6M0 0v7M4 0q2 4 5 5', P.creamDark, 1.6)
  );
}

export function apple(base = P.tomato, shade = P.tomatoDark, light = P.blush) {
  const body = closed('0,-2 -12,2 -28,-6 -38,-30 -34,-54 -18,-64 0,-58 18,-64 34,-54 38,-30 28,-6 12,2');
  return (
    form(body, base, shade, {
      dx: -8,
      dy: -4,
      inside:
        fill(closed('-30,-50 -14,-60 -6,-40 -12,-12 -24,-20'), light, 0.5) +
        brush(-26, -22, 28, -76, light, { bend: 4 }) +
        stroke('M-9-58q9 6 19 0', shade, 3.4),
    }) +
    stroke('M1-57q0-12 6-19', P.earthDark, 3.6) +
    place(4, -66, leaf(28, 15), 1, 62)
  );
}

export function pear(base = P.sun, shade = P.sunDark, light = P.butter) {
  const body = closed('0,0 -24,-4 -36,-26 -28,-52 -16,-72 -12,-90 0,-97 12,-90 17,-72 28,-52 36,-26 24,-4');
  return (
    form(body, base, shade, {
      dx: -8,
      dy: -3,
      inside:
        brush(-22, -16, 42, -74, light, { rows: 5, bend: 5, opacity: 0.9 }) +
        dots('8,-20 16,-30 4,-34 12,-44 -2,-14', 1.1, shade, 0.9),
    }) +
    stroke('M0-95q0-10 6-18', P.earthDark, 3.6) +
    place(3, -102, leaf(32, 16), 1, 68)
  );
}

export function strawberry() {
  const body = closed('0,0! -11,-10 -23,-30 -22,-45 -10,-52 0,-50 10,-52 22,-45 23,-30 11,-10');
  return (
    form(body, P.tomato, P.tomatoDark, {
      dx: -6,
      dy: -3,
      inside: dots('-13,-36 -3,-38 8,-36 -9,-26 2,-27 12,-26 -4,-16 5,-16', 1.3, P.butter),
    }) +
    fill(
      closed('0,-46! -9,-42 -20,-42! -14,-50 -18,-57! -6,-54 0,-62! 6,-54 18,-58! 14,-50 21,-43! 9,-43'),
      P.leaf,
    ) +
    stroke('M0-54q0-6 4-11', P.leaf, 3)
  );
}

/** A halved peach or plum, cut side to us, its middle at 0,0. */
export function halfPeach() {
  return (
    form(roundShape(0, 0, 40, 38, 0.03), P.squash, P.clay, { dx: -4, dy: -3 }) +
    fill(roundShape(-2, -2, 34, 32, 0.03), P.sun) +
    fill(closed('0,-20 -13,-8 -11,10 1,19 12,9 12,-9'), P.clayDark) +
    stroke('M-4-10q-4 8 1 20M4-11q3 9-1 20', P.clay, 2) +
    stroke('M-20-8l-7-2M-18 8l-8 3M20-8l6-3M19 8l7 3M-12-20l-5-7M12-21l4-6', P.squash, 2.6)
  );
}

export function peach(base = P.squash, shade = P.clay) {
  return (
    form(closed('0,1 -26,-4 -39,-26 -34,-52 -14,-64 2,-60 20,-64 37,-48 39,-24 26,-4'), base, shade, {
      dx: -9,
      dy: -5,
      inside:
        fill(closed('-34,-46 -14,-62 -2,-50 -12,-22 -32,-20'), P.sun, 0.75) +
        stroke('M2-60q14 20 8 44', shade, 2.4),
    }) +
    place(2, -58, leaf(40, 17), 1, 64) +
    stroke('M2-58q0-5 3-9', P.earthDark, 3.4)
  );
}

export function plum() {
  return (
    form(closed('0,0 -22,-4 -33,-24 -29,-46 -12,-57 6,-56 25,-46 32,-24 22,-4'), P.berry, P.berryDark, {
      dx: -7,
      dy: -4,
      inside:
        brush(-18, -18, 26, -70, P.rose, { bend: 4, opacity: 0.6 }) +
        stroke('M2-56q12 18 6 40', P.berryDark, 2.2),
    }) + stroke('M2-54q0-8 4-13', P.earthDark, 3)
  );
}

/** A pair of cherries hanging from one stalk; the stalk's joint is 0,0. */
export function cherries() {
  const one = reusable(
    form(roundShape(0, 17, 17, 16, 0.04), P.tomato, P.tomatoDark, {
      dx: -5,
      dy: -3,
      inside: brush(-8, 18, 12, -70, P.blush, { rows: 3, bend: 3 }),
    }),
  );
  return (
    one.defs +
    stroke('M0 0q-20 22-22 48M0 0q10 26 16 52', P.leafDark, 2.6) +
    one.put(-22, 44) +
    one.put(16, 50) +
    place(0, 0, leaf(40, 18), 1, 78)
  );
}

export function egg(base = P.cream, shade = P.creamDark, speckled = false) {
  return form(closed('0,0 -18,-4 -25,-21 -20,-44 -9,-58 0,-61 9,-58 20,-44 25,-21 18,-4'), base, shade, {
    dx: -6,
    dy: -4,
    inside:
      (speckled
        ? dots('-8,-40 4,-46 10,-34 -2,-28 -12,-20 6,-16 14,-22 -4,-10 -14,-32', 1.1, P.earth, 0.6)
        : '') + brush(-13, -22, 26, -74, '#fff', { rows: 4, bend: 4, opacity: 0.5 }),
  });
}

export function lemon() {
  return form(
    closed('0,0 -22,-5 -35,-18 -45,-24! -36,-32 -22,-45 0,-49 22,-45 36,-32 45,-26! 35,-18 22,-5'),
    P.sun,
    P.sunDark,
    {
      dx: -6,
      dy: -4,
      inside:
        brush(-25, -24, 30, -34, P.butter, { bend: 5, opacity: 0.9 }) +
        dots('6,-12 16,-18 -4,-18 12,-28', 1.2, P.sunDark),
    },
  );
}

/** A round slice of lemon seen from the front, its middle at 0,0. */
export function lemonSlice(radius = 26) {
  const spokes = [0, 60, 120, 180, 240, 300]
    .map((turn) => place(0, 0, fill(closed('0,-4! -8,-15 -6,-20 6,-20 8,-15'), P.sun), 1, turn))
    .join('');
  return place(
    0,
    0,
    fill(roundShape(0, 0, 26, 26, 0.02), P.sunDark) + fill(roundShape(0, 0, 23, 23, 0.02), P.cream) + spokes,
    radius / 26,
  );
}
