/** Grain, seeds, nuts, flowers, plants and what hands make. Each stands on 0,0 unless it says otherwise. */
import { brush, closed, dots, fill, form, leaf, place, reusable, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

/** An ear of wheat on its stalk, from 0,0 upward. */
export function wheat(height = 150, base = P.sun, shade = P.sunDark) {
  const grain = (color) => fill(closed('0,0! -8,-8 -8,-20 0,-28! 7,-19 6,-8'), color);
  const left = reusable(grain(base));
  const right = reusable(grain(shade));
  let text = left.defs + right.defs + stroke(`M0 0q-5 ${-height / 2} 0 ${-height + 20}`, shade, 3);
  text += stroke(
    `M0 ${-height - 30}v-26M-8 ${-height - 20}l-13-32M8 ${-height - 20}l13-32M-12 ${-height + 2}l-15-32M12 ${-height + 2}l15-32`,
    base,
    1.8,
  );
  for (let row = 0; row < 5; row++) {
    const y = -height + 44 - row * 15;
    text += left.put(-2, y, 1, -32) + right.put(2, y - 4, 1, 32);
  }
  return text + left.put(0, -height - 18, 1.05);
}

/** A seed packet, standing; `mark` is drawn in its picture, whose middle is 0,-58. */
export function seedPacket(color, shade, mark) {
  return (
    form(closed('-42,0! -43,-118! 42,-120! 43,0!'), color, shade, { dx: -7, dy: 0 }) +
    fill(closed('-43,-118! 42,-120! 42,-106! 20,-108 -20,-105 -43,-106!'), shade) +
    fill(roundShape(-1, -58, 32, 34, 0.01), P.cream) +
    mark +
    stroke('M-24-14h46', P.cream, 4) +
    stroke('M-14-98h26', P.cream, 3, 0.8)
  );
}

/** A sunflower's head, its middle at 0,0. */
export function sunflower(radius = 60) {
  const petal = reusable(fill(closed('0,-26! -11,-40 -8,-56 0,-64! 9,-55 10,-40'), P.sun));
  const back = reusable(fill(closed('0,-26! -10,-38 -8,-54 0,-61! 8,-53 9,-38'), P.sunDark));
  let text = petal.defs + back.defs;
  for (let index = 0; index < 14; index++) text += back.put(0, 0, 1, index * 25.7 + 13);
  for (let index = 0; index < 14; index++) text += petal.put(0, 0, 1, index * 25.7);
  let seeds = '';
  for (let index = 1; index < 46; index++) {
    const reach = 4.1 * Math.sqrt(index);
    seeds += `${(Math.cos(index * 2.4) * reach).toFixed(1)},${(Math.sin(index * 2.4) * reach).toFixed(1)} `;
  }
  return place(
    0,
    0,
    text +
      fill(roundShape(0, 0, 33, 32, 0.02), P.earthDark) +
      dots(seeds, 1.7, P.tan) +
      fill(roundShape(0, 0, 9, 9, 0.03), P.leafDark, 0.6),
    radius / 64,
  );
}

/** A daisy or zinnia seen from the front, its middle at 0,0. */
export function blossom(radius, color, shade, heart = P.sun, petals = 9) {
  const petal = reusable(fill(closed('0,-4! -9,-16 -8,-30 0,-33 8,-30 9,-16'), color));
  const under = reusable(fill(closed('0,-4! -9,-16 -8,-31 0,-35 8,-31 9,-16'), shade));
  let text = petal.defs + under.defs;
  for (let index = 0; index < petals; index++) text += under.put(0, 0, 1.06, (index + 0.5) * (360 / petals));
  for (let index = 0; index < petals; index++) text += petal.put(0, 0, 1, index * (360 / petals));
  return place(
    0,
    0,
    text + fill(roundShape(0, 0, 10, 10, 0.04), heart) + dots('-3,-3 3,-2 0,4', 1.5, P.sunDark),
    radius / 35,
  );
}

/** A tulip with its stem and leaf, from 0,0 upward; the flower is at -height. */
export function tulip(height, color, shade, light) {
  return (
    stroke(`M0 0q6 ${-height / 2} 0 ${-height}`, P.leaf, 5) +
    fill(
      closed(
        `2,${-height * 0.2}! 20,${-height * 0.4} 22,${-height * 0.6} 32,${-height * 0.78}! 12,${-height * 0.66} 4,${-height * 0.44}`,
      ),
      P.leafDark,
    ) +
    place(
      0,
      -height,
      fill(closed('0,6 -14,-8 -10,-44! 0,-54 12,-44! 16,-10'), shade) +
        fill(closed('0,8 -22,-2 -28,-24 -22,-50! -8,-34 2,-6'), color) +
        fill(closed('0,8 22,-2 28,-24 23,-50! 8,-34 -4,-6'), shade) +
        fill(closed('0,8 -14,2 -14,-24 0,-44! 13,-24 14,2'), light),
    )
  );
}

/** A flowerpot of clay. */
export function pot(base = P.clay, shade = P.clayDark, rim = P.squashDark) {
  return (
    form(closed('-32,-62! 32,-62! 24,0! -24,0!'), base, shade, {
      dx: -14,
      dy: 0,
      inside: brush(-24, -14, 34, -94, P.blush, { rows: 3, bend: 0, opacity: 0.5 }),
    }) +
    form(closed('-40,-80! 40,-80! 38,-58! -38,-58!'), rim, base, { dx: -18, dy: 0 }) +
    fill(roundShape(0, -80, 39, 5, 0), P.earthDark)
  );
}

/** A seedling with two or four leaves, from 0,0 upward. */
export function seedling(height = 60) {
  const low = reusable(leaf(34, 18));
  const high = reusable(leaf(40, 21, P.leafLight, P.leaf, P.moss));
  return (
    low.defs +
    high.defs +
    stroke(`M0 0q-3 ${-height / 2} 0 ${-height}`, P.leaf, 3.6) +
    low.put(0, -height * 0.55, 1, -58) +
    low.put(0, -height * 0.6, 1, 60) +
    high.put(0, -height + 2, 1, -32) +
    high.put(0, -height + 2, 1, 34)
  );
}

export function walnut() {
  return form(closed('0,0 -26,-5 -38,-26 -28,-50 0,-58! 28,-50 38,-26 26,-5'), P.tan, P.earth, {
    dx: -7,
    dy: -4,
    inside:
      stroke('M0-58q-4 30 0 58', P.earthDark, 3) +
      stroke(
        'M-26-40q10 2 12 12t8 14M-30-22q10 0 16 14M12-46q2 12 12 14M12-20q4-8 16-6M10-8q6-4 14-4',
        P.earth,
        2.6,
      ),
  });
}

export function hazelnut() {
  return form(closed('0,-52! -22,-40 -28,-20 -14,-3 0,0 14,-3 28,-20 22,-40'), P.squashDark, P.earth, {
    dx: -6,
    dy: -3,
    inside:
      fill(closed('-24,-8! -10,-11 0,-8 10,-11 24,-8! 16,6 -16,6'), P.tanLight) +
      brush(-16, -20, 22, -68, P.tanLight, { rows: 3, bend: 3 }),
  });
}

export function almond() {
  return form(closed('0,-60! -16,-40 -22,-18 -14,-2 0,2 14,-2 22,-18 16,-40'), P.tan, P.earth, {
    dx: -5,
    dy: -2,
    inside: stroke('M-10-34q-4 14-2 26M0-46q-2 22 0 38M10-34q3 14 1 24', P.earth, 1.8),
  });
}

export function acorn() {
  return (
    form(closed('-22,-34! 22,-34! 22,-16 10,0 0,6! -10,0 -22,-16'), P.sunDark, P.squashDark, {
      dx: -6,
      dy: -2,
    }) +
    form(closed('-28,-34 -24,-52 0,-60 24,-52 28,-34 0,-30'), P.earth, P.earthDark, {
      dx: -6,
      dy: -3,
      inside: dots('-16,-42 -6,-48 4,-44 14,-48 -10,-37 2,-37 14,-39', 2, P.tan),
    }) +
    stroke('M0-58q0-8 5-12', P.earthDark, 4)
  );
}

/** A bee in flight toward the left, its middle at 0,0. */
export function bee() {
  return (
    fill(roundShape(5, -14, 8, 15, 0.04, 0.4), P.slateLight) +
    fill(roundShape(16, -11, 7, 13, 0.04, 0.8), P.slateLight, 0.8) +
    form(roundShape(4, 2, 19, 12, 0.02), P.sun, P.sunDark, {
      dx: -2,
      dy: -3,
      inside: stroke('M2-12q4 12 0 26M13-11q4 12 0 24', P.ink, 5),
    }) +
    fill(roundShape(-15, 1, 8, 8, 0.03), P.ink) +
    stroke('M-20-4q-6-4-8-8M-16-6q-2-6-4-8', P.ink, 1.6)
  );
}

/** A skep: the old straw hive. */
export function skep() {
  let bands = '';
  for (let y = -14; y > -150; y -= 20) bands += `M-110 ${y}q110 20 220 0`;
  return (
    form(closed('-92,0! -98,-40 -84,-92 -52,-136 0,-152 52,-136 84,-92 98,-40 92,0! 0,6'), P.sun, P.sunDark, {
      dx: -20,
      dy: -4,
      inside:
        stroke(bands, P.squashDark, 4, 0.75) +
        stroke(
          'M-70-20l4 14M-40-36l4 14M-60-76l5 14M-20-100l3 14M20-58l-3 14M52-90l-5 14M60-34l-3 14M-4-130l2 12M-80-54l3 14',
          P.squashDark,
          2.6,
          0.6,
        ),
    }) +
    fill(closed('-22,4! -24,-18 0,-36 24,-18 22,4!'), P.earthDark) +
    fill(closed('-10,-150! -5,-164 5,-164 10,-150!'), P.sunDark)
  );
}

/** A honey dipper pointing down, its tip at 0,0. */
export function dipper() {
  return (
    stroke('M0-40v-112', P.tan, 8) +
    stroke('M-3-46v-100', P.tanLight, 3) +
    form(closed('0,2 -14,-4 -20,-22 -16,-42 0,-50 16,-42 20,-22 14,-4'), P.tan, P.earth, {
      dx: -6,
      dy: 0,
      inside: stroke('M-24-12h48M-24-22h48M-24-32h48M-24-41h48', P.earth, 3),
    })
  );
}

/** A comb of honey, seen flat; its middle is 0,0. */
export function honeycomb() {
  const cell = (x, y, color) => fill(`M${x} ${y - 21}l18 10.500v21l-18 10.500l-18-10.500v-21z`, color);
  const cells = [
    [-80, -33],
    [-40, -33],
    [0, -33],
    [40, -33],
    [-60, 1],
    [-20, 1],
    [20, 1],
    [60, 1],
    [-40, 35],
    [0, 35],
    [40, 35],
    [80, -33],
  ];
  return (
    fill(
      closed(
        '-112,-50! -60,-62 0,-58 60,-64 110,-52! 104,-14 84,6 96,34 60,64! 0,60 -70,66! -66,30 -98,14 -92,-14',
      ),
      P.sunDark,
    ) +
    cells
      .map(([x, y], index) => cell(x, y, index % 4 === 1 ? P.butter : index % 3 === 2 ? P.squash : P.sun))
      .join('')
  );
}
