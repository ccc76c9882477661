/** Vegetables, each on 0,0, as things-produce.mjs has others. */
import { brush, closed, dots, fill, form, leaf, place, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

export function potato(base = P.tanLight, shade = '#a97645') {
  return form(closed('0,0 -34,-3 -54,-20 -50,-44 -24,-56 10,-52 42,-54 56,-32 44,-8 22,-1'), base, shade, {
    dx: -8,
    dy: -5,
    inside:
      dots('-30,-30 -8,-40 18,-26 34,-38 -16,-14 8,-10', 2.4, P.earth, 0.7) +
      brush(-42, -30, 34, -22, P.cream, { rows: 3, bend: 4, opacity: 0.5 }),
  });
}

export const sweetPotato = () =>
  form(
    closed('0,0 -40,-2 -72,-12 -92,-20! -74,-36 -40,-52 6,-52 52,-44 78,-30 98,-20! 60,-4'),
    P.clay,
    P.clayDark,
    {
      dx: -6,
      dy: -7,
      inside:
        brush(-54, -28, 70, -6, P.blush, { rows: 3, bend: 6, opacity: 0.7 }) +
        stroke('M-62-16q8 4 14 2M-8-10q10 3 18 0M38-14q8 2 14-1', P.clayDark, 2),
    },
  );

export function onion(base = P.squash, shade = P.squashDark) {
  return (
    stroke('M-6 0q-3 6-9 8M0 0v9M6 0q3 6 8 7', P.creamDark, 2) +
    form(
      closed('0,0 -26,-4 -42,-24 -36,-50 -14,-66 -5,-86! 6,-84! 14,-66 36,-50 42,-24 26,-4'),
      base,
      shade,
      {
        dx: -8,
        dy: -3,
        inside:
          stroke('M-4-80q-34 34-20 78M0-80q-4 40 0 80M4-80q34 34 20 78', shade, 2.2, 0.8) +
          brush(-30, -24, 28, -72, P.butter, { rows: 3, bend: 4, opacity: 0.7 }),
      },
    )
  );
}

export function garlicBulb() {
  return (
    stroke('M-8 0q-3 6-8 8M0 0v8M8 0q3 6 8 7', P.tan, 2) +
    form(
      closed('0,0 -30,-2 -44,-20 -34,-44 -14,-58 -7,-92! 7,-94! 14,-58 34,-44 44,-20 30,-2'),
      P.cream,
      P.creamDark,
      {
        dx: -7,
        dy: -3,
        inside:
          stroke('M-8-58q-34 26-18 56M0-60q-8 34 0 58M8-58q34 26 18 56', P.rose, 2.4, 0.75) +
          brush(-34, -14, 26, -64, '#fff', { rows: 3, bend: 4 }),
      },
    )
  );
}

export function bellPepper(base = P.tomato, shade = P.tomatoDark, light = P.blush) {
  return (
    form(
      closed('0,0 -14,4 -32,-2 -42,-34 -42,-62 -26,-76 0,-70 26,-76 42,-62 42,-34 32,-2 14,4'),
      base,
      shade,
      {
        dx: -8,
        dy: -4,
        inside:
          stroke('M-10-70q-12 34-2 68M14-70q12 34 0 66', shade, 2.8, 0.8) +
          brush(-32, -24, 34, -82, light, { rows: 3, bend: 3 }),
      },
    ) + fill(closed('-16,-70! -6,-82 -4,-96! 8,-98! 6,-82 18,-71! 0,-64'), P.leafDark)
  );
}

export const chile = (base = P.tomato, shade = P.tomatoDark, light = P.blush) =>
  form(closed('0,4! -10,-14 -14,-44 -10,-76 0,-82 11,-76 14,-46 8,-14'), base, shade, {
    dx: -5,
    dy: -1,
    inside: brush(-8, -28, 36, -86, light, { rows: 2, bend: 2 }),
  }) + fill(closed('-11,-76! -4,-84 -2,-100! 6,-104! 5,-86 12,-76! 0,-70'), P.leafDark);

export function mushroom(base = P.tan, shade = P.earth) {
  return (
    form(closed('0,0 -16,-2 -18,-22 -13,-52! 13,-52! 18,-22 16,-2'), P.cream, P.creamDark, {
      dx: -7,
      dy: 0,
    }) +
    fill(roundShape(0, -48, 44, 11, 0.02), P.creamDark) +
    form(closed('-54,-46! -50,-70 -26,-92 2,-96 30,-90 52,-68 54,-46! 28,-38 0,-36 -28,-38'), base, shade, {
      dx: -8,
      dy: -5,
      inside:
        brush(-38, -58, 34, -46, P.cream, { rows: 4, bend: 5, opacity: 0.55 }) +
        dots('4,-76 22,-66 -8,-58 34,-54', 2.6, P.tanLight, 0.8),
    })
  );
}

export function cucumber() {
  return form(
    closed('0,4 -16,-4 -22,-40 -22,-96 -14,-132 0,-140 14,-132 22,-96 22,-40 16,-4'),
    P.leaf,
    P.leafDark,
    {
      dx: -8,
      dy: 0,
      inside:
        stroke('M-10-10v-116M4-8v-124', P.leafLight, 2.6, 0.75) +
        dots('-14,-40 -2,-58 10,-34 -14,-86 0,-104 12,-78 4,-22', 1.8, P.moss),
    },
  );
}

export const pod = () =>
  form(closed('-70,-14! -50,-2 -16,6 24,4 56,-8 74,-26! 50,-28 12,-26 -30,-26'), P.leafLight, P.leaf, {
    dx: -2,
    dy: -5,
    inside: dots('-36,-12 -16,-9 4,-8 24,-10 44,-16', 7, P.moss),
  }) + stroke('M74-26q8-4 10-12', P.leafDark, 4);

export const bean = () =>
  stroke('M-62 0q50-22 118-8', P.leaf, 12) +
  stroke('M-54-4q46-18 104-7', P.leafLight, 3) +
  stroke('M56-8q8 0 12-6', P.leafDark, 4);

export function crown(color, shade, light, stalk = P.leafLight) {
  return (
    form(closed('0,0 -18,-2 -24,-40! -40,-62! 40,-62! 24,-40! 18,-2'), stalk, P.leaf, { dx: -8, dy: 0 }) +
    [
      [0, -74, 42],
      [-44, -76, 26],
      [44, -76, 26],
      [-26, -106, 28],
      [24, -108, 28],
      [-2, -92, 30],
    ]
      .map(([x, y, r]) => form(roundShape(x, y, r, r * 0.92, 0.06), color, shade, { dx: -6, dy: -6 }))
      .join('') +
    dots('-50,-86 -30,-112 -18,-98 0,-112 18,-120 34,-98 -4,-84 -30,-74 20,-82 46,-82 4,-62', 2.6, light)
  );
}

export function cabbage(base = P.leafLight, shade = P.leaf, vein = P.moss) {
  return form(roundShape(0, -52, 66, 56, 0.04), base, shade, {
    dx: -9,
    dy: -6,
    inside:
      fill(closed('-70,-30 -40,-60 -6,-104 24,-110 10,-60 -10,0 -50,4'), vein, 0.45) +
      stroke(
        'M0 0q-20-50 6-104M-6-24q-26-16-46-44M-8-50q-12-20-30-36M4-30q22-16 50-22M0-66q16-16 36-22',
        vein,
        3,
      ),
  });
}

/** A ruffled leaf, growing up. */
export const ruffled = (base, shade, rib) =>
  form(
    closed(
      '0,0! -10,-22 -30,-34! -26,-48 -42,-62! -34,-76 -44,-94! -32,-104 -34,-124! -16,-130 -8,-150! 4,-138 18,-146! 20,-128 36,-122! 30,-104 44,-92! 32,-78 40,-60! 26,-48 28,-32! 10,-22',
    ),
    base,
    shade,
    {
      dx: -8,
      dy: -3,
      inside: stroke(
        'M0 0v-136M0-40l-26-18M0-66l-28-20M0-92l-22-18M0-40l26-18M0-66l26-20M0-92l22-18',
        rib,
        3,
      ),
    },
  ) + stroke('M0 26V-40', rib, 7);

export function radish() {
  return (
    stroke('M-4-46q-8-14-14-20M4-46q8-16 14-22', P.leafLight, 4) +
    place(-14, -58, leaf(66, 28), 1, -26) +
    place(14, -58, leaf(66, 28), 1, 26) +
    place(0, -56, leaf(76, 30, P.leafLight, P.leaf, P.moss)) +
    form(closed('0,22! -3,4 -20,-4 -30,-24 -22,-44 0,-50 22,-44 30,-24 20,-4 3,4'), P.tomato, P.berry, {
      dx: -7,
      dy: -3,
      inside:
        fill(closed('-12,2 12,2 6,26 -6,26'), P.cream, 0.85) +
        brush(-18, -20, 20, -70, P.roseLight, { rows: 3, bend: 4 }),
    })
  );
}

export const spear = () =>
  form(closed('-8,0! -9,-90 -13,-124 -6,-148 2,-158! 10,-146 13,-122 9,-90 8,0!'), P.leafLight, P.leaf, {
    dx: -5,
    dy: 0,
    inside:
      fill(closed('-14,-104 -8,-140 2,-160 14,-140 13,-104 0,-116'), P.berry, 0.35) +
      stroke('M-8-40l7-8 5 8M-6-74l7-9 5 8', P.leafDark, 2.4) +
      stroke('M-10-112l8-14 4 12M0-126l6-14 4 14', P.leafDark, 2.2),
  });

export const sprout = () =>
  form(roundShape(0, -24, 27, 26, 0.04), P.leafLight, P.leaf, {
    dx: -5,
    dy: -4,
    inside: stroke('M0 0q-8-26 2-48M-2-16q-12-6-18-18M2-22q10-6 16-16M0 0q16-16 20-34', P.moss, 2.4),
  });

export function squash(base = '#e3b377', shade = P.tan) {
  return (
    form(
      closed(
        '0,0 -40,-4 -56,-36 -46,-70 -26,-96 -24,-136 -12,-152 12,-152 24,-136 26,-96 46,-70 56,-36 40,-4',
      ),
      base,
      shade,
      {
        dx: -10,
        dy: -3,
        inside: brush(-32, -30, 80, -82, P.butter, { rows: 4, gap: 5, bend: 5, opacity: 0.8 }),
      },
    ) + fill(closed('-10,-148! -6,-168! 10,-170! 12,-148! 0,-144'), P.earth)
  );
}

export const okra = () =>
  form(closed('0,2! -10,-30 -12,-70 -8,-92! 8,-92! 12,-70 10,-30'), P.leafLight, P.leaf, {
    dx: -4,
    dy: 0,
    inside: stroke('M-3-4q-5-44-3-84M3-4q4-40 2-84', P.leafDark, 1.8),
  }) + fill(closed('-12,-88! -6,-100 -3,-112! 4,-112! 6,-100 12,-88! 0,-94'), P.leafDark);
