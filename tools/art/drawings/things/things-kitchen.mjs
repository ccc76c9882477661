/**
 * What comes from the dairy, the oven, the butcher and the coast. Each stands on 0,0 unless it says
 * otherwise.
 */
import { brush, closed, dots, fill, form, leaf, place, reusable, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

export function cheeseWedge(base = P.sun, shade = P.sunDark, rind = P.squash) {
  return (
    fill(closed('-84,0! -84,-46! 40,-84! 84,-58! 84,-8!'), shade) +
    form(closed('-84,0! -84,-46! 84,-58! 84,-8!'), base, shade, {
      dx: 0,
      dy: 0,
      inside:
        fill(roundShape(-46, -22, 11, 9), shade) +
        fill(roundShape(-4, -40, 8, 7), shade) +
        fill(roundShape(26, -18, 13, 10), shade) +
        fill(roundShape(58, -42, 6, 5), shade) +
        brush(-74, -6, 60, -3, P.butter, { rows: 3, bend: 0 }),
    }) +
    fill(closed('-84,-46! 40,-84! 84,-58!'), P.butter) +
    stroke('M40-84q26 12 44 26v50', rind, 6)
  );
}

/** A whole cheese with a wedge taken out. */
export function cheeseWheel(base = P.butter, shade = P.sunDark, rind = P.squash) {
  return (
    form(closed('-96,-50! -96,-14 -60,0 0,4 60,0 96,-14 96,-50!'), rind, P.squashDark, {
      dx: -20,
      dy: 0,
      inside: brush(-84, -24, 60, 8, P.sun, { rows: 4, bend: -2, opacity: 0.6 }),
    }) +
    fill(roundShape(0, -50, 96, 27, 0.01), base) +
    fill(closed('4,-52! 96,-38! 96,-10! 62,1! 6,-16!'), shade) +
    fill(closed('4,-52! 62,-28! 62,2! 6,-14!'), base) +
    fill(closed('4,-52! 98,-42! 62,-27!'), '#c58f35') +
    dots('20,-32 34,-20 48,-14 26,-22', 3, shade) +
    dots('-50,-54 -20,-62 -30,-46', 2, shade, 0.5)
  );
}

/** A dairy's milk can. */
export function milkCan() {
  return (
    stroke('M-40-118q-22 6-22 34M40-118q22 6 22 34', P.slateDark, 6) +
    form(
      closed('-50,0! -54,-8 -54,-82 -34,-112! -30,-134! 30,-134! 34,-112! 54,-82 54,-8 50,0!'),
      P.slate,
      P.slateDark,
      {
        dx: -16,
        dy: 0,
        inside:
          stroke('M-60-84q60 10 120 0M-60-14q60 10 120 0', P.slateDark, 3.4) +
          brush(-40, -22, 58, -88, P.slateLight, { rows: 5, gap: 4, bend: 1 }),
      },
    ) +
    fill(closed('-44,-134! -40,-146 -20,-152 20,-152 40,-146 44,-134! 0,-130'), P.slateLight) +
    fill(closed('10,-132! 14,-152 40,-146 44,-134!'), P.slate) +
    fill(closed('-9,-151! -8,-162 8,-162 9,-151!'), P.slateDark)
  );
}

export function butterDish() {
  return (
    fill(roundShape(0, -4, 84, 12, 0.01), P.slateLight) +
    fill(roundShape(0, -8, 80, 10, 0.01), P.cream) +
    fill(closed('-50,-9! -50,-40! 40,-42! 56,-34! 56,-8!'), P.sun) +
    fill(closed('-50,-40! -36,-48! 54,-48! 56,-34! 40,-40!'), P.butter) +
    fill(closed('36,-41! 56,-40! 56,-8! 36,-8!'), P.sunDark) +
    fill(closed('-66,-8! -66,-38! -56,-40! -56,-8!'), P.sun) +
    fill(closed('-66,-38! -56,-46! -46,-46! -56,-38!'), P.butter)
  );
}

/** A steak seen from above, its middle at 0,0. */
export function steak() {
  const outline = closed(
    '-96,-6 -78,-44 -30,-56 14,-44 52,-52 92,-30 96,10 66,42 22,46 -14,36 -58,48 -90,30',
  );
  return (
    fill(outline, P.creamDark) +
    place(-3, -4, fill(outline, P.cream)) +
    form(
      closed('-82,-6 -68,-34 -28,-44 12,-33 50,-40 80,-24 82,6 58,28 22,33 -16,23 -54,34 -76,22'),
      P.tomato,
      P.tomatoDark,
      {
        dx: -7,
        dy: -6,
        inside:
          stroke(
            'M-58-12q20-14 36-4t30 0M-40 14q18-12 34-2M22-24q12 8 10 24t12 20M48-22q14 6 16 20M-66 6q8 0 12 6',
            P.roseLight,
            4.4,
          ) + brush(-70, -18, 40, -26, P.blush, { bend: 4 }),
      },
    ) +
    fill(closed('-2,-36 10,-30 18,-8 10,14 16,30 4,24 2,6 6,-10 -2,-22'), P.cream)
  );
}

/** Three linked sausages lying, around 0,0. */
export function sausages() {
  const one = reusable(
    form(
      closed('-62,6 -58,-12 -34,-24 0,-28 34,-24 58,-12 62,6 50,14 26,2 0,-2 -26,2 -50,14'),
      P.clay,
      P.clayDark,
      {
        dx: -3,
        dy: -8,
        inside:
          brush(-42, -10, 70, -8, P.blush, { rows: 3, bend: 6 }) +
          dots('-24,-8 0,-14 22,-8 40,-2 -44,2 10,-20', 1.5, P.blush),
      },
    ),
  );
  return (
    one.defs +
    stroke('M-104 14q-10 4-14 14M-2-2q2 4 6 6M106-12q10-2 16 6', P.clayDark, 5) +
    one.put(-54, 8, 0.96, 8) +
    one.put(56, -2, 0.96, -7) +
    one.put(4, 38, 1, 2)
  );
}

/** A ham or roast tied with twine, standing on 0,0. */
export function roast() {
  return (
    form(
      closed('-100,-22 -104,-58 -76,-90 -20,-100 40,-94 86,-68 100,-34 84,-6 30,2 -30,2 -82,-2'),
      P.clay,
      P.clayDark,
      {
        dx: -10,
        dy: -9,
        inside:
          brush(-88, -40, 70, -34, P.blush, { rows: 6, bend: 7, opacity: 0.6 }) +
          stroke(
            'M-56-96q-18 44-2 102M-14-104q-16 50 2 110M28-100q-10 50 8 104M66-88q0 44 10 88M-110-46q100 22 214-8',
            P.cream,
            3.4,
          ),
      },
    ) +
    form(roundShape(84, -40, 19, 33, 0.04), P.roseLight, P.rose, {
      dx: -3,
      dy: -2,
      inside: fill(roundShape(84, -40, 6, 8), P.cream) + stroke('M84-62q10 6 10 20', P.rose, 2),
    })
  );
}

/** A roast chicken, breast up, legs to the right. */
export function roastChicken() {
  return (
    form(
      closed('-96,-16 -100,-50 -74,-86 -26,-100 26,-92 58,-72 84,-50 88,-20 62,-2 0,2 -66,-2'),
      P.squash,
      P.clay,
      {
        dx: -10,
        dy: -8,
        inside:
          fill(closed('-80,-56 -48,-86 0,-88 -20,-66 -60,-44'), P.sun, 0.6) +
          brush(-78, -34, 60, -44, P.butter, { rows: 4, bend: 6, opacity: 0.5 }) +
          dots('-30,-58 -10,-70 6,-54 -46,-42 -24,-34 24,-76', 1.8, P.earth, 0.7),
      },
    ) +
    form(closed('-62,-12 -50,-44 -12,-54 12,-36 2,-14 -28,-2'), '#eaa252', P.squashDark, { dx: -5, dy: -5 }) +
    form(
      closed(
        '6,-14 14,-58 50,-78 80,-58 112,-40! 128,-46 138,-36 130,-27 134,-16 120,-14 110,-26! 80,-10 46,2',
      ),
      '#eaa252',
      P.squashDark,
      {
        dx: -6,
        dy: -8,
        inside:
          brush(34, -38, 44, -16, P.sun, { rows: 4, bend: 5, opacity: 0.7 }) +
          fill(closed('110,-50! 142,-50! 142,-8! 108,-16! 104,-34'), P.cream),
      },
    )
  );
}

/** A hen in profile, walking to the left. */
export function hen(base = P.clay, shade = P.clayDark, light = P.blush) {
  return (
    stroke('M-8-34l-4 30l-14 4M-12-4l12 4M22-36l6 32l-12 4M28-4l14 3', P.squash, 4.4) +
    form(
      closed(
        '-58,-132! -46,-146 -28,-144 -18,-122 -4,-104 30,-104 58,-118 78,-146! 88,-126 96,-132! 94,-108 104,-108! 92,-76 70,-44 34,-28 -10,-28 -46,-48 -58,-80 -52,-112',
      ),
      base,
      shade,
      {
        dx: -10,
        dy: -7,
        inside:
          brush(-46, -66, 36, -78, light, { rows: 5, bend: 5, opacity: 0.6 }) +
          stroke('M-48-100q8 4 14 0M-44-90q8 6 16 0M60-112q10 14 4 34M74-118q10 16 2 36', shade, 3),
      },
    ) +
    form(closed('-14,-78 6,-92 40,-88 70,-70! 58,-62 62,-54! 44,-50 14,-48 -8,-58'), light, base, {
      dx: -4,
      dy: -5,
      inside: stroke('M14-60q22 2 40-6M10-70q24 2 50-2', shade, 2.6),
    }) +
    fill(
      closed('-54,-138! -56,-152 -50,-156 -46,-150 -42,-162 -35,-160 -33,-150 -26,-158 -20,-152 -24,-138!'),
      P.tomato,
    ) +
    fill(closed('-54,-128! -72,-122! -54,-117!'), P.sun) +
    fill(roundShape(-54, -109, 6, 10, 0.05), P.tomato) +
    dots('-43,-131', 3, P.ink)
  );
}

/** A fish lying, head to the left, its middle at 0,0. */
export function fish(base = P.slate, shade = P.slateDark, belly = P.slateLight) {
  const body = closed(
    '-112,2 -90,-24 -44,-40 6,-36 52,-18 84,-6 118,-32! 112,0 122,30! 86,10 52,20 4,36 -46,38 -92,24',
  );
  return (
    fill(closed('-30,-34! -6,-60 34,-46! 40,-18!'), shade) +
    fill(closed('-14,32! 6,52 24,44! 26,24!'), shade) +
    form(body, base, shade, {
      dx: 0,
      dy: -8,
      inside:
        fill(closed('-118,4 -60,8 20,4 90,4! 60,30 0,46 -60,46 -110,26'), belly) +
        stroke(
          'M-40-24q6 5 0 11M-22-26q6 5 0 11M-4-26q6 5 0 11M14-22q6 5 0 10M-30-10q6 5 0 10M-12-11q6 5 0 10M6-10q6 5 0 10M26-12q6 5 0 9M44-9q5 4 0 8',
          shade,
          2.4,
        ) +
        stroke('M92-6l16-12M94 0h16M92 6l18 12', base, 3),
    }) +
    stroke('M-70-27q14 26-2 54', shade, 4) +
    fill(roundShape(-88, -7, 7, 7, 0), P.cream) +
    dots('-88,-7', 3.4, P.ink) +
    stroke('M-112 4q9 1 15-3', shade, 3) +
    fill(closed('-50,4! -30,0 -18,12! -34,18 -50,12'), shade)
  );
}

/** An open oyster, its middle at 0,0. */
export function oyster() {
  return (
    form(closed('-44,4 -38,-20 -14,-32 18,-30 42,-14 46,8 30,24 0,28 -30,22'), P.slateDark, P.ink, {
      dx: -3,
      dy: -4,
      inside: stroke('M-40 14q10 8 24 10M38 12q-4 8-18 12', P.slate, 2.4),
    }) +
    fill(closed('-34,2 -28,-16 -8,-25 18,-22 35,-9 36,7 22,17 0,19 -22,15'), P.cream) +
    fill(closed('-20,2 -14,-10 4,-15 22,-8 24,4 10,12 -8,11'), P.creamDark) +
    fill(closed('-12,2 -6,-6 6,-8 16,-3 14,4 4,8'), P.slateLight) +
    stroke('M-24-8q6-8 16-10', '#fff', 2.6)
  );
}

export function shell() {
  return form(
    closed('-10,0! -34,-14 -44,-40 -30,-62 -8,-70 14,-70 36,-60 44,-38 34,-14 10,0!'),
    P.roseLight,
    P.rose,
    { dx: -5, dy: -4, inside: stroke('M0 0l-30-48M0 0l-16-64M0 0v-68M0 0l17-62M0 0l32-44', P.rose, 2.6) },
  );
}

/** A sprig of rosemary or another small herb, from 0,0 upward. */
export function herbTwig(length = 90) {
  let needles = '';
  for (let y = 12; y < length; y += 8) needles += `M0 ${-y}l-11-9M0 ${-y}l11-9`;
  return (
    stroke(`M0 0v${-length}`, P.earth, 2.6) +
    stroke(needles, P.leaf, 4.4) +
    place(0, -length + 4, leaf(14, 7, P.leaf, P.leafDark, ''))
  );
}
