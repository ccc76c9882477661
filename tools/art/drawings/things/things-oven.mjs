/** What comes from the oven. Each stands on 0,0. */
import { brush, closed, dots, fill, form, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

/** A round country loaf, slashed and floured. */
export function roundLoaf() {
  return form(
    closed('-104,-14 -108,-42 -84,-80 -36,-104 22,-106 78,-86 106,-46 104,-14 60,0 0,3 -60,0'),
    P.tan,
    P.earth,
    {
      dx: -16,
      dy: -9,
      inside:
        fill(closed('-92,-40 -70,-78 -20,-100 40,-98 30,-84 -30,-78 -66,-54'), P.tanLight, 0.8) +
        fill(closed('-66,-34! -44,-74 -16,-88! -26,-66 -42,-34!'), P.cream) +
        fill(closed('-18,-26! -2,-72 24,-92! 22,-64 8,-24!'), P.cream) +
        fill(closed('32,-22! 46,-66 66,-80! 70,-54 58,-22!'), P.cream) +
        stroke('M-42-34q20-26 26-54M8-24q16-28 16-68M58-22q12-30 8-58', P.earth, 3.4) +
        dots('-84,-30 -74,-22 -56,-16 78,-36 86,-26 22,-12 -24,-12 40,-10 -2,-8', 1.6, P.cream),
    },
  );
}

/** A slice of bread standing. */
export function slice() {
  return (
    fill(closed('-34,0! -36,-38 -46,-52 -36,-74 0,-82 38,-74 48,-54 38,-38 36,0! 0,3'), P.earth) +
    fill(closed('-36,-2! -38,-38 -45,-54 -36,-72 -2,-79 33,-71 41,-54 33,-38 32,-2!'), P.tanLight) +
    fill(closed('-28,-7! -29,-40 -35,-54 -26,-66 -2,-71 25,-65 32,-54 25,-40 24,-7!'), P.cream) +
    dots('-14,-50 4,-56 12,-38 -8,-30 10,-18 -18,-18', 2.2, P.creamDark)
  );
}

/** A long loaf, upright, from its lower end. */
export function baguette() {
  return form(
    closed('0,2 -18,-6 -23,-50 -23,-130 -18,-176 0,-190 18,-176 23,-130 23,-50 18,-6'),
    P.tan,
    P.earth,
    {
      dx: -8,
      dy: -2,
      inside:
        [-30, -70, -110, -150]
          .map(
            (y) =>
              fill(closed(`-16,${y + 6}! -4,${y - 18} 14,${y - 26}! 6,${y - 4} -6,${y + 10}`), P.cream) +
              stroke(`M-14 ${y + 9}q18-8 27-33`, P.earth, 2.6),
          )
          .join('') + brush(-17, -20, 120, -89, P.tanLight, { rows: 3, bend: 0 }),
    },
  );
}

/** A pie with a lattice, from above and the front. */
export function pie(filling = P.tomato, fillingShade = P.tomatoDark) {
  const lattice = (lift) =>
    `M-86 ${-44 - lift}l62 22M-66 ${-60 - lift}l106 36M-18 ${-70 - lift}l98 34M86 ${-44 - lift}l-62 22M66 ${-60 - lift}l-106 36M18 ${-70 - lift}l-98 34`;
  return (
    form(closed('-112,-44! -84,-4 -60,2 60,2 84,-4 112,-44!'), P.slate, P.slateDark, {
      dx: -20,
      dy: 0,
      inside: stroke(
        'M-84-40l14 42M-50-40l10 42M-16-40l4 42M18-40l-2 42M52-40l-8 42M86-40l-16 42',
        P.slateDark,
        2,
        0.6,
      ),
    }) +
    fill(roundShape(0, -46, 118, 31, 0.015), P.tan) +
    fill(roundShape(0, -49, 116, 29, 0.02), P.tanLight) +
    fill(roundShape(0, -49, 94, 23, 0.01), fillingShade) +
    fill(roundShape(-3, -51, 90, 20, 0.01), filling) +
    stroke(lattice(0), P.earth, 8) +
    stroke(lattice(2), P.tanLight, 7) +
    stroke(roundShape(0, -49, 106, 26, 0.01), P.tanLight, 14) +
    stroke(roundShape(0, -49, 106, 26, 0.01), P.tan, 3, 0.55) +
    stroke(
      'M-104-42l-5 7M-88-31l-4 8M-66-25l-3 8M-38-21l-2 8M-8-20v8M24-20l2 8M54-22l3 8M80-28l4 8M100-37l5 6',
      P.tan,
      3,
    )
  );
}

export function croissant() {
  const part = (path) => form(closed(path), P.squash, P.squashDark, { dx: -5, dy: -7 });
  return (
    part('-64,-26! -84,-18 -88,4! -70,2 -50,-8!') +
    part('64,-26! 84,-20 92,4! 72,2 52,-8!') +
    part('-34,-54! -62,-48 -76,-20! -64,-6 -34,-14!') +
    part('34,-54! 62,-50 78,-22! 66,-6 36,-14!') +
    part('-14,-70 -40,-62 -54,-34! -42,-8 -12,-18!') +
    part('14,-70 42,-62 56,-36! 44,-8 14,-18!') +
    part('0,-80 -24,-72 -32,-42 -22,-14! 0,-20 24,-14! 32,-44 24,-72') +
    brush(-16, -50, 34, -72, P.butter, { rows: 4, bend: 3 }) +
    brush(-46, -38, 24, -64, P.butter, { rows: 3, bend: 3 }) +
    brush(36, -50, 24, -110, P.butter, { rows: 3, bend: -3 })
  );
}
