/** What hands make: pottery, yarn, candles, cans and bags. Each stands on 0,0. */
import { brush, closed, fill, form, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

/** A jug of glazed clay. */
export function jug(base = P.cream, shade = P.creamDark, band = P.slate) {
  return (
    stroke('M50-112q46-6 42 34q-4 32-40 36', shade, 11) +
    form(
      closed(
        '-34,0! -58,-26 -64,-58 -48,-92 -38,-122! -52,-142! 0,-136 44,-140! 38,-118 48,-92 64,-58 58,-26 34,0!',
      ),
      base,
      shade,
      {
        dx: -14,
        dy: -2,
        inside:
          stroke('M-70-66q70 16 140 0', band, 7) +
          stroke('M-66-52q66 14 132 0', band, 2.6) +
          brush(-46, -26, 34, -96, '#fff', { rows: 4, bend: 4, opacity: 0.5 }),
      },
    )
  );
}

export function yarn(base = P.rose, shade = P.berry, light = P.roseLight) {
  return (
    form(roundShape(0, -46, 48, 46, 0.02), base, shade, {
      dx: -9,
      dy: -5,
      inside: stroke(
        'M-46-60q40-30 84-6M-48-44q46-26 90 0M-44-26q40-24 80 6M-30-86q34 20 36 84M-10-92q36 30 30 90M14-94q30 30 20 84',
        light,
        3,
        0.9,
      ),
    }) + stroke('M30-8q30 14 58 6t44-2', base, 3.4)
  );
}

export function mug(base = P.slate, shade = P.slateDark, light = P.cream) {
  return (
    stroke('M42-66q36-4 34 22q-4 26-38 26', shade, 10) +
    fill(roundShape(0, -84, 46, 9, 0), P.earthDark) +
    form(closed('-46,-84! 0,-77 46,-84! 44,-12 36,0! -36,0! -44,-12'), base, shade, {
      dx: -13,
      dy: 0,
      inside:
        fill(closed('-50,-30! -20,-24 10,-32 50,-26! 50,9! -50,9!'), light, 0.9) +
        brush(-34, -40, 30, -90, light, { rows: 3, bend: 0, opacity: 0.5 }),
    }) +
    stroke('M-46-84q46 9 92 0', light, 3, 0.7)
  );
}

export function candle(height = 90, base = P.cream, shade = P.creamDark) {
  return (
    form(
      closed(`-20,0! -20,${-height}! -8,${-height - 5} 6,${-height + 3} 20,${-height - 2}! 20,0!`),
      base,
      shade,
      { dx: -9, dy: 0 },
    ) +
    stroke(`M0 ${-height}v-10`, P.ink, 2.6) +
    fill(closed(`0,${-height - 8} -8,${-height - 18} 0,${-height - 38}! 8,${-height - 18}`), P.squash) +
    fill(closed(`0,${-height - 9} -4,${-height - 16} 0,${-height - 27}! 4,${-height - 16}`), P.butter)
  );
}

/** A paper-wrapped bar of soap with a sprig. */
export function soap(color = P.moss, shade = P.leafLight) {
  return (
    fill(closed('-56,0! -58,-28! 54,-30! 56,0!'), color) +
    fill(closed('-58,-28! -44,-44! 66,-46! 54,-30!'), P.cream) +
    fill(closed('54,-30! 66,-46! 68,-14! 56,0!'), shade) +
    fill(closed('-24,0! -26,-29! 22,-30! 22,0!'), P.tanLight) +
    fill(closed('-26,-29! -12,-45! 36,-46! 22,-30!'), P.tan) +
    stroke('M-14-14h26', P.earth, 2.4)
  );
}

export function wateringCan(base = P.leaf, shade = P.leafDark, light = P.leafLight) {
  return (
    stroke('M46-90q52-6 50 28q-4 32-44 38', shade, 9) +
    stroke('M-34-104q36-54 72 0', shade, 9) +
    fill(closed('-48,-30! -112,-98 -124,-92! -120,-80 -52,-8!'), shade) +
    fill(closed('-134,-84! -110,-112! -102,-104 -120,-80!'), light) +
    form(closed('-56,0! -52,-98! 0,-104 52,-98! 58,0! 0,4'), base, shade, {
      dx: -16,
      dy: 0,
      inside:
        stroke('M-60-80q60 10 120 0M-60-18q60 10 120 0', shade, 3) +
        brush(-42, -28, 44, -88, light, { rows: 4, gap: 4, bend: 0 }),
    })
  );
}

/** A canvas bag with long handles, open at the top. */
export function tote(base = P.cream, shade = P.creamDark, mark = '') {
  return (
    stroke('M-44-128q-6-70 22-72t22 70', shade, 8) +
    form(closed('-72,0! -66,-128! 0,-124 66,-128! 74,0! 0,5'), base, shade, {
      dx: -14,
      dy: 0,
      inside:
        stroke('M-70-116q70 8 140 0', shade, 2.6) + stroke('M-52-20q4 10 2 16M52-50q-6 20-2 40', shade, 3),
    }) +
    stroke('M-36-118q-4-60 30-62t30 62', base, 9) +
    stroke('M-36-118v14M24-118v14', shade, 9) +
    mark
  );
}
