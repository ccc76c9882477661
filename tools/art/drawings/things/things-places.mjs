/** The parts of the places' motifs: stalls, barns, boxes, trees, wheels. Each stands on 0,0. */
import { closed, dots, fill, form, leaf, place, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

/** A scalloped awning with stripes, `width` wide, hung so that its scallops end near 0,0. */
export function awning(width, color, shade, light = P.cream) {
  const stripes = 6;
  const step = width / stripes;
  let text = '';
  for (let index = 0; index < stripes; index++) {
    const left = -width / 2 + index * step;
    const top = (x) => x * 0.86;
    const paint = index % 2 ? light : color;
    text += fill(
      closed(
        `${top(left)},-46! ${top(left + step)},-46! ${left + step},-10! ${left + step},-4 ${left + step / 2},6 ${left},-4 ${left},-10!`,
      ),
      paint,
    );
  }
  return (
    text +
    fill(
      closed(
        `${(width / 2 - step) * 0.86},-46! ${width * 0.43},-46! ${width / 2},-10! ${width / 2},-4 ${(width - step) / 2},6 ${width / 2 - step},-4 ${width / 2 - step},-10!`,
      ),
      P.shade,
      0.14,
    ) +
    stroke(`M${-width * 0.43}-46h${width * 0.86}`, shade, 4)
  );
}

/** A market stall on 0,0: two posts, an awning, a counter with crates. */
export function stall(color, shade, goods) {
  return (
    stroke('M-78-4v-118M78-4v-118', P.earth, 6) +
    goods +
    fill(closed('-84,-44! 84,-44! 80,0! -80,0!'), P.tan) +
    fill(closed('-88,-50! 88,-50! 88,-38! -88,-38!'), P.tanLight) +
    stroke('M-40-36v34M0-36v34M40-36v34', P.earth, 1.8, 0.6) +
    place(0, -108, awning(190, color, shade))
  );
}

export function stallGoods(first, second, third) {
  return (
    dots('-58,-56 -44,-60 -30,-56 -51,-68 -37,-68', 9, first) +
    dots('-8,-56 8,-60 20,-55 0,-68 14,-69', 9, second) +
    dots('44,-56 58,-58 70,-55 50,-68 64,-68', 8, third)
  );
}

/** A barn from the front, standing on 0,0, with its doors open on hay. */
export function barnFront(color, shade, roof) {
  return (
    form(closed('-74,0! -74,-70! -50,-108! 0,-132! 50,-108! 74,-70! 74,0!'), color, shade, {
      dx: -18,
      dy: 0,
      inside: stroke('M-58 0v-92M-42 0v-110M58 0v-92M42 0v-110', shade, 1.8, 0.7),
    }) +
    stroke('M-84-62L-54-112L0-138L54-112L84-62', roof, 10) +
    fill(closed('-32,0! -32,-62! 32,-62! 32,0!'), P.earthDark) +
    fill(closed('-30,0! -26,-22 -8,-30 14,-24 30,-6 30,0!'), P.sun) +
    fill(closed('-34,0! -34,-64! -66,-60! -66,2!'), P.cream) +
    stroke('M-60-2L-40-58M-40-2L-60-56', shade, 3) +
    fill(closed('34,0! 34,-64! 66,-60! 66,2!'), P.cream) +
    stroke('M60-2L40-58M40-2L60-56', shade, 3) +
    fill(closed('-15,-78! -15,-100! 15,-100! 15,-78!'), P.cream) +
    fill(closed('-11,-82! -11,-96! 11,-96! 11,-82!'), P.earthDark)
  );
}

/** A box of the week's share, open, full of greens. */
export function shareBox(color, shade, goods) {
  return (
    goods +
    form(closed('-92,-60! 92,-60! 84,0! -84,0!'), color, shade, { dx: -24, dy: 0 }) +
    fill(closed('-94,-64! -112,-40! -96,-36! -82,-60!'), P.tanLight) +
    fill(closed('94,-64! 114,-40! 98,-36! 82,-60!'), P.tan) +
    place(-6, -28, leaf(30, 17), 1, 18) +
    stroke('M-30-10h48', P.cream, 3)
  );
}

/** A tree hung with fruit, for picking. */
export function orchardTree(fruit) {
  return (
    stroke('M0 0q-4-36 2-72M0-46q-16-10-26-26M2-50q12-14 26-22', P.earth, 10) +
    form(
      closed('0,-50 -40,-44 -66,-62 -64,-98 -46,-126 -10,-142 30,-136 58,-112 68,-82 52,-52 28,-44'),
      P.leaf,
      P.leafDark,
      { dx: -12, dy: -9 },
    ) +
    dots('-40,-96 -14,-118 16,-110 -26,-70 10,-78 42,-90 30,-58 -48,-70 36,-116', 7.5, fruit)
  );
}

export function wheel(radius) {
  return (
    stroke(roundShape(0, 0, radius, radius, 0.01), P.earthDark, 5) +
    stroke(
      `M${-radius} 0h${radius * 2}M0 ${-radius}v${radius * 2}M${-radius * 0.7} ${-radius * 0.7}l${radius * 1.4} ${radius * 1.4}M${radius * 0.7} ${-radius * 0.7}l${-radius * 1.4} ${radius * 1.4}`,
      P.earthDark,
      2.6,
    ) +
    fill(roundShape(0, 0, 5, 5, 0), P.tan)
  );
}

export const awningPost = (height) => stroke(`M0 0v-${height}`, P.earth, 6);
