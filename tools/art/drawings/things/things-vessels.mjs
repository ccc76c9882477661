/**
 * Crates, bowls, jars, bottles and cloths. Each stands on 0,0 (its lowest point in the middle) unless it says
 * otherwise.
 */
import { closed, fill, form, freshId, open, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

/** The front of a slatted crate; what it holds is drawn before it. */
export function crate(width = 220, height = 80, label = '') {
  const w = width / 2;
  const slats = 3;
  const slat = (height - 8) / slats;
  let text = fill(
    closed(`${-w + 4},${-height + 4}! ${w - 4},${-height + 4}! ${w - 6},-2! ${-w + 6},-2!`),
    P.earthDark,
  );
  for (let index = 0; index < slats; index++) {
    const y = -height + index * (slat + 4);
    const tilt = index % 2 ? 1.5 : -1;
    text += fill(
      closed(
        `${-w},${y + tilt}! 0,${y - tilt} ${w},${y}! ${w - 1},${y + slat}! 0,${y + slat + tilt / 2} ${-w + 1},${y + slat - tilt}!`,
      ),
      index % 2 ? P.tan : P.tanLight,
    );
    text += stroke(
      `M${-w + 22} ${y + slat * 0.4}q${w * 0.4} ${tilt * 2} ${w * 0.8} 0M${w * 0.25} ${y + slat * 0.66}q${w * 0.2}-2 ${w * 0.46} 0`,
      index % 2 ? P.earth : P.tan,
      1.6,
      0.6,
    );
  }
  const post = (x) =>
    fill(closed(`${x - 8},${-height - 3}! ${x + 8},${-height - 3}! ${x + 8},1! ${x - 8},1!`), P.earth);
  return text + post(-w + 12) + post(w - 12) + label;
}

/** The front of a bowl, open to us; `rim` is the half width. Contents go between `bowlBack` and this. */
export function bowl(rim = 100, height = 66, base = P.slate, shade = P.slateDark, band = P.cream) {
  const body = closed(
    `${-rim},${-height}! ${-rim * 0.9},${-height * 0.55} ${-rim * 0.6},${-height * 0.12} ${-rim * 0.3},-3! ${rim * 0.3},-3! ${rim * 0.62},${-height * 0.12} ${rim * 0.91},${-height * 0.55} ${rim},${-height}! 0,${-height + 5}`,
  );
  return (
    fill(closed(`${-rim * 0.3},-6! ${rim * 0.3},-6! ${rim * 0.27},1! ${-rim * 0.27},1!`), shade) +
    form(body, base, shade, {
      dx: -rim * 0.13,
      dy: -4,
      inside:
        stroke(`M${-rim} ${-height + 17}q${rim} 9 ${rim * 2} 0`, band, 4, 0.85) +
        stroke(`M${-rim * 0.72} ${-height * 0.48}q6 12 16 20`, P.cream, 4, 0.4),
    })
  );
}

/** The inner back wall of that bowl. */
export const bowlBack = (rim = 100, height = 66, color = P.slateDark) =>
  fill(roundShape(0, -height + 1, rim * 0.98, 11, 0.01), color);

/** A glass jar with a lid; `content` and `contentShade` fill it, `lid` is its cloth or metal. */
export function jar({
  width = 76,
  height = 104,
  content = P.squash,
  contentShade = P.squashDark,
  lid = P.cream,
  lidShade = P.creamDark,
  label = '',
  inside = '',
} = {}) {
  const w = width / 2;
  const h = height;
  const glass = closed(
    `${-w + 6},0! ${w - 6},0! ${w},-10 ${w + 1},${-h * 0.5} ${w},${-h + 26} ${w * 0.78},${-h + 8} ${w * 0.74},${-h}! ${-w * 0.74},${-h}! ${-w * 0.78},${-h + 8} ${-w},${-h + 26} ${-w - 1},${-h * 0.5} ${-w},-10`,
  );
  return (
    form(glass, content, contentShade, {
      dx: -9,
      dy: 0,
      inside:
        `${inside}<path fill="${P.slateLight}" opacity=".75" d="M${-w - 2} ${-h - 2}h${width + 4}v20q${-w} 5${-width - 4} 0z"/>` +
        stroke(`M${-w + 9} ${-h * 0.66}v${h * 0.42}M${-w + 9} ${-h * 0.16}v${h * 0.04}`, '#fff', 4.5, 0.45),
    }) +
    fill(
      closed(
        `${-w * 0.84},${-h + 3}! ${-w * 0.86},${-h - 14}! 0,${-h - 17} ${w * 0.86},${-h - 14}! ${w * 0.84},${-h + 3}! 0,${-h + 5}`,
      ),
      lid,
    ) +
    fill(
      closed(`${w * 0.3},${-h + 4}! ${w * 0.34},${-h - 16}! ${w * 0.86},${-h - 14}! ${w * 0.84},${-h + 3}!`),
      lidShade,
    ) +
    label
  );
}

/** A paper label, its middle at 0,0, with a few painted lines for words. */
export function label(width = 44, height = 34, color = P.cream, ink = P.clay, mark = '') {
  const w = width / 2;
  const h = height / 2;
  return (
    fill(closed(`${-w},${-h + 1}! ${w},${-h - 1}! ${w - 1},${h}! ${-w + 1},${h + 1}!`), color) +
    (mark || stroke(`M${-w * 0.55} ${-h * 0.2}h${w * 1.1}M${-w * 0.35} ${h * 0.34}h${w * 0.7}`, ink, 2.6))
  );
}

/** A cloth tied over a jar's lid, for a jar of this width and height. */
export function clothLid(width, height, color = P.tomato, light = P.cream) {
  const w = width / 2;
  const y = -height;
  const skirt = closed(
    `${-w * 1.02},${y + 15}! ${-w * 0.84},${y - 8} ${-w * 0.5},${y - 19} 0,${y - 21} ${w * 0.5},${y - 19} ${w * 0.84},${y - 8} ${w * 1.04},${y + 14}! ${w * 0.62},${y + 9} ${w * 0.3},${y + 16} 0,${y + 10} ${-w * 0.34},${y + 16} ${-w * 0.66},${y + 9}`,
  );
  const id = freshId();
  return (
    `<clipPath id="${id}"><path d="${skirt}"/></clipPath>` +
    fill(skirt, light) +
    `<g clip-path="url(#${id})">` +
    stroke(
      `M${-w * 0.8} ${y - 24}l-6 44M${-w * 0.4} ${y - 24}l-4 44M0 ${y - 24}v44M${w * 0.4} ${y - 24}l4 44M${w * 0.8} ${y - 24}l6 44`,
      color,
      5,
      0.75,
    ) +
    stroke(`M${-w * 1.2} ${y - 13}h${w * 2.4}M${-w * 1.2} ${y + 9}h${w * 2.4}`, color, 5, 0.75) +
    '</g>' +
    stroke(`M${-w * 0.8} ${y - 2}q${w * 0.8} 7 ${w * 1.6} 0`, P.earth, 2.6)
  );
}

/** A bottle with a neck: of milk, cider, oil. `fillFrom` is how high it is filled, 0 to 1. */
export function bottle({
  width = 62,
  height = 150,
  glass = P.slateLight,
  content = P.cream,
  contentShade = P.creamDark,
  cap = P.clay,
  fillTo = 0.74,
  label: paper = '',
} = {}) {
  const w = width / 2;
  const h = height;
  const shape = closed(
    `${-w + 5},0! ${w - 5},0! ${w},-8 ${w},${-h * 0.48} ${w * 0.92},${-h * 0.6} ${w * 0.5},${-h * 0.78} ${w * 0.44},${-h}! ${-w * 0.44},${-h}! ${-w * 0.5},${-h * 0.78} ${-w * 0.92},${-h * 0.6} ${-w},${-h * 0.48} ${-w},-8`,
  );
  const top = -h * fillTo;
  return (
    form(shape, glass, glass, {
      inside:
        `<path fill="${content}" d="M-99 ${top}q99 6 198 0V9h-198z"/><path fill="${contentShade}" d="M${w * 0.52} ${top}q6 60 0 ${-top + 9}h50V${top}z"/>` +
        stroke(`M${-w + 9} ${-h * 0.5}v${h * 0.34}M${-w + 9} ${-h * 0.08}v2`, '#fff', 4.5, 0.6),
    }) +
    (cap
      ? fill(
          closed(
            `${-w * 0.54},${-h + 3}! ${-w * 0.56},${-h - 12}! 0,${-h - 15} ${w * 0.56},${-h - 12}! ${w * 0.54},${-h + 3}!`,
          ),
          cap,
        )
      : '') +
    paper
  );
}

/** A checked cloth hanging over the table's front edge, in the given box. */
export function checkedCloth(path, color, light = P.cream, step = 26) {
  const id = freshId();
  let lines = '';
  for (let x = -20; x < 430; x += step) lines += `M${x} 50q6 130 0 270`;
  let rows = '';
  for (let y = 60; y < 310; y += step) rows += `M-10 ${y}q200 8 420 0`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>${fill(path, light)}<g clip-path="url(#${id})">${stroke(lines, color, step / 2.4, 0.42)}${stroke(rows, color, step / 2.4, 0.42)}</g>`;
}

/** A cutting board seen from a little above: its middle at 0,0. */
export function board(width = 260, depth = 70) {
  const w = width / 2;
  const d = depth / 2;
  const top = closed(
    `${-w + 14},${-d}! ${w - 14},${-d}! ${w},${d - 4} ${w - 6},${d}! ${-w + 6},${d}! ${-w},${d - 4}`,
  );
  return (
    fill(closed(`${-w + 2},${d - 8}! ${w - 2},${d - 8}! ${w - 3},${d + 9}! ${-w + 3},${d + 9}!`), P.earth) +
    form(top, P.tanLight, P.tan, {
      dx: -10,
      dy: -3,
      inside: stroke(
        `M${-w + 34} ${-d * 0.4}q${w * 0.7} 4 ${w * 1.3} 0M${-w * 0.5} ${d * 0.35}q${w * 0.6} 4 ${w * 1.2} 0M${-w + 20} ${d * 0.7}h${w * 0.4}`,
        P.tan,
        2,
        0.8,
      ),
    })
  );
}

/** A plate seen from a little above: its middle at 0,0. */
export function plate(radius = 120, color = P.cream, shade = P.creamDark, rim = P.slate) {
  return (
    fill(roundShape(0, 4, radius, radius * 0.3, 0.01), shade) +
    fill(roundShape(0, 0, radius, radius * 0.29, 0.01), color) +
    stroke(roundShape(0, 0, radius * 0.9, radius * 0.25, 0.01), rim, 2.6, 0.8) +
    fill(roundShape(0, 3, radius * 0.7, radius * 0.18, 0.01), shade, 0.55)
  );
}

/** A drinking glass, filled to `fillTo` of its height. */
export function glass({
  width = 54,
  height = 84,
  content = P.squash,
  contentShade = P.squashDark,
  fillTo = 0.75,
  inside = '',
} = {}) {
  const w = width / 2;
  const h = height;
  const shape = closed(`${-w * 0.76},0! ${w * 0.76},0! ${w},${-h}! ${-w},${-h}!`);
  const top = -h * fillTo;
  return (
    form(shape, P.slateLight, P.slateLight, {
      inside:
        `<path fill="${content}" d="M-60 ${top}q60 5 120 0V6h-120z"/><path fill="${contentShade}" d="M${w * 0.5} ${top}L${w * 0.3} 6h40V${top}z"/>${inside}` +
        stroke(`M${-w + 9} ${-h + 10}l4 ${h * 0.6}`, '#fff', 4, 0.55),
    }) + stroke(`M${-w} ${-h}q${w} 4 ${w * 2} 0`, '#fff', 2.4, 0.7)
  );
}

/** A sack of cloth, open and rolled at the top; what it holds is drawn on it at about y = -height. */
export function sack(width = 130, height = 130, base = P.tanLight, shade = P.tan, content = P.cream) {
  const w = width / 2;
  const h = height;
  const body = closed(
    `${-w * 0.5},0 ${-w * 0.92},-6 ${-w},${-h * 0.3} ${-w * 0.86},${-h * 0.7} ${-w * 0.74},${-h + 8}! ${w * 0.74},${-h + 8}! ${w * 0.88},${-h * 0.7} ${w},${-h * 0.3} ${w * 0.92},-6 ${w * 0.5},0`,
  );
  return (
    fill(roundShape(0, -h + 2, w * 0.78, 22, 0.06), content) +
    form(body, base, shade, {
      dx: -11,
      dy: -3,
      inside: stroke(
        `M${-w * 0.66} ${-h * 0.66}q-6 24-8 48M${w * 0.5} ${-h * 0.8}q10 30 8 60M${w * 0.16} ${-h * 0.86}q3 12 2 20`,
        shade,
        3,
        0.8,
      ),
    }) +
    fill(
      closed(
        `${-w * 0.82},${-h + 14}! ${-w * 0.86},${-h + 1} 0,${-h + 8} ${w * 0.86},${-h + 1} ${w * 0.82},${-h + 15}! 0,${-h + 22}`,
      ),
      base,
    ) +
    stroke(`M${-w * 0.76} ${-h + 15}q${w * 0.76} 9 ${w * 1.52} 0`, shade, 2.4)
  );
}

/** Rows of weaving between two half widths, standing on 0,0: the front of a basket. */
export function basket(
  topWidth = 200,
  bottomWidth = 150,
  height = 76,
  base = P.tan,
  shade = P.earth,
  light = P.tanLight,
) {
  const t = topWidth / 2;
  const b = bottomWidth / 2;
  const body = closed(
    `${-t},${-height}! 0,${-height + 5} ${t},${-height}! ${(t + b) / 2 + 5},${-height / 2} ${b},0! 0,4 ${-b},0! ${-(t + b) / 2 - 5},${-height / 2}`,
  );
  let rows = '';
  for (let y = -height + 14, row = 0; y < 2; y += 13, row++) {
    let stitches = `M${-t - (row % 2 ? 0 : 13)} ${y}`;
    for (let x = -t; x < t; x += 26) stitches += 'q6.5-7 13 0m13 0';
    rows += stitches;
  }
  return (
    form(body, base, shade, { dx: -9, dy: 0, inside: stroke(rows, light, 5, 0.9) }) +
    stroke(`M${-t - 2} ${-height}q${t} 10 ${topWidth + 4} 0`, light, 9) +
    stroke(open(`${-t - 2},${-height + 4} 0,${-height + 9} ${t + 2},${-height + 4}`), shade, 2, 0.7)
  );
}
