/**
 * The grounds of the header pictures: walls, tables, hills, fields, awnings, snow. All in a picture of 1200
 * by 630.
 */
import { brush, closed, dots, fill, freshId, place, reusable, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';

export const HEADER = { width: 1200, height: 630 };

/** Grounds light enough for a card and warm enough not to glare on a dark page. */
export const GROUND = {
  oat: '#efe3c9',
  moss: '#d8e3c5',
  sage: '#c5d3b1',
  blush: '#f2d6c2',
  butter: '#f6e2ac',
  mist: '#d3dfd8',
  sky: '#e4ecdf',
  dawn: '#f6e6cf',
  fall: '#f3dfbe',
};

const rect = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}z`;
/** @returns a plain rectangle */
export const box = (x, y, width, height, color, opacity = 1) =>
  fill(rect(x, y, width, height), color, opacity);

/** The wall or sky behind everything, with a few wide dry strokes where its color happens to put them. */
export function wall(color, light = '#fff') {
  const at = Number.parseInt(color.slice(1), 16);
  const wide = { rows: 3, gap: 15, width: 9, bend: 8, opacity: 0.16 };
  return (
    box(0, 0, 1200, 630, color) +
    brush(30 + (at % 90), 90 + (at % 130), 300, -5, light, wide) +
    brush(820 + (at % 70), 60 + (at % 170), 320, -4, light, wide)
  );
}

/** @returns land from a line of points, which runs from -9 to 1209, down to the lower edge */
export const land = (points, color, opacity = 1) =>
  fill(closed(`${points} 1209,639! -9,639!`), color, opacity);

/** A table or counter top from `y` down, with its grain. */
export function tabletop(y, color = P.tanLight, shade = P.tan) {
  return (
    land(`-9,${y}! 300,${y - 3} 640,${y + 2} 960,${y - 2} 1209,${y}!`, color) +
    stroke(
      `M60 ${y + 40}q160 6 300 0M760 ${y + 34}q180 8 330 0M300 ${y + 92}q260 8 460 0M930 ${y + 104}q120 4 220 0M30 ${y + 116}q90 4 160 0`,
      shade,
      3,
      0.6,
    ) +
    box(0, y + 1, 1200, 9, P.shade, 0.08)
  );
}

/** The sun, or any pale disk behind a subject. */
export const disk = (x, y, radius, color, opacity = 1) =>
  fill(roundShape(x, y, radius, radius, 0.012), color, opacity);

/** Soft hills behind a scene, far to near. */
export const hills = (y, far = '#cddcb6', near = '#b3cb94') =>
  land(
    `-9,${y}! 150,${y - 34} 340,${y - 10} 560,${y - 56} 800,${y - 20} 1010,${y - 62} 1209,${y - 26}!`,
    far,
  ) +
  land(
    `-9,${y + 34}! 200,${y + 8} 430,${y + 30} 700,${y + 4} 950,${y + 24} 1100,${y + 2} 1209,${y + 12}!`,
    near,
  );

/** A field in rows that run to one point; `line` is its upper edge. */
export function furrows(line, [vx, vy], soil, crop, spread = 150) {
  const clip = freshId();
  const edge = closed(`${line} 1209,639! -9,639!`);
  let stripes = '';
  for (let index = -9; index < 10; index++)
    stripes += `M${vx + index * 6 - 2} ${vy}L${vx + index * spread - spread * 0.25} 640h${spread * 0.5}L${vx + index * 6 + 2} ${vy}z`;
  return `<clipPath id="${clip}"><path d="${edge}"/></clipPath>${fill(edge, soil)}<g clip-path="url(#${clip})">${fill(stripes, crop)}</g>`;
}

/** @returns the numbers of "1,2,.8 3,4" as [[1, 2, 0.8], [3, 4]] */
const spotsOf = (text) => text.split(' ').map((word) => word.split(',').map(Number));

/** Tufts of grass at "x,y x,y …". */
export const grass = (text, color = P.leaf, width = 4) =>
  stroke(
    spotsOf(text)
      .map(([x, y]) => `M${x} ${y}q-3-14-10-22M${x + 7} ${y}q0-15 3-26M${x + 14} ${y}q3-12 11-19`)
      .join(''),
    color,
    width,
  );

/** A striped awning as wide as a stall; its scallops end near 0,0. */
export function wideAwning(width, drop, stripes, color, shade, light = P.cream) {
  const step = width / stripes;
  const edge = width / 2 - step;
  const flap = (left) =>
    closed(
      `${left * 0.9},${-drop}! ${(left + step) * 0.9},${-drop}! ${left + step},-16! ${left + step * 0.94},4 ${left + step / 2},16 ${left + step * 0.06},4 ${left},-16!`,
    );
  let text = '';
  for (let index = 0; index < stripes; index++)
    text += fill(flap(-width / 2 + index * step), index % 2 ? light : color);
  return (
    text +
    fill(flap(edge), P.shade, 0.13) +
    stroke(`M${-width / 2 + 6}-20h${width - 12}`, P.shade, 3, 0.12) +
    stroke(`M${-width * 0.45} ${-drop}h${width * 0.9}`, shade, 9)
  );
}

/** Pennants along a sagging line from 0,0 to `width`,0. */
export function bunting(width, sag, count, colors) {
  let flags = '';
  for (let index = 0; index < count; index++) {
    const along = (index + 0.5) / count;
    const x = width * along;
    const y = 4 * sag * along * (1 - along);
    const tilt = (1 - 2 * along) * 12;
    flags += place(x, y, fill('M-15 0h30L0 34z', colors[index % colors.length]), 1, tilt);
  }
  return stroke(`M0 0Q${width / 2} ${sag * 2} ${width} 0`, P.earth, 3) + flags;
}

/** Flakes of snow over the whole picture. */
export function snowfall(count = 70) {
  let small = '';
  let large = '';
  for (let index = 0; index < count; index++) {
    const point = `${Math.round((index * 397.3) % 1200)},${Math.round((index * 211.7) % 520)} `;
    if (index % 3) small += point;
    else large += point;
  }
  return dots(small, 3.4, '#fff', 0.9) + dots(large, 5, '#fff', 0.9);
}

/** A spruce on 0,0, with snow on it where `snow` is set. */
export function spruce(color = P.slateDark, snow = true) {
  return (
    stroke('M0 2v-20', P.earthDark, 14) +
    fill(
      closed(
        '0,-14 -72,-10! -42,-60! -58,-60! -30,-108! -44,-108! 0,-180! 44,-108! 30,-108! 58,-60! 42,-60! 72,-10!',
      ),
      color,
    ) +
    (snow
      ? fill(closed('0,-180! -25,-138 -10,-144 2,-132 14,-144 26,-138!'), P.cream) +
        stroke('M-52-64q14-10 32-4M16-70q14-4 30 4M-60-16q20-10 42-4M14-20q20-4 40 5', P.cream, 8)
      : '')
  );
}

/** A round-headed tree on 0,0. */
export function roundTree(color, shade, trunk = P.earthDark) {
  return (
    stroke('M0 2q-4-40 0-84M0-46q-14-14-26-20M0-56q14-12 24-24', trunk, 9) +
    fill(closed('0,-44 -36,-38 -62,-58 -62,-96 -46,-130 -8,-146 30,-140 60,-110 62,-74 38,-46'), shade) +
    fill(closed('-4,-52 -38,-46 -60,-64 -60,-98 -44,-130 -8,-146 22,-138 44,-112 44,-82 24,-58'), color) +
    dots('-34,-108 -14,-126 -42,-84 -18,-98 6,-116 -26,-66', 4, '#fff', 0.2)
  );
}

/** A skyline of plain houses between x and x + width, standing on y. */
export function skyline(y, heights, width, color, windows, step = 26) {
  let blocks = '';
  let panes = '';
  heights.forEach((height, index) => {
    const x = index * width;
    blocks += rect(x, y - height, width + 1, height + 4);
    for (let row = 18; row < height - 24; row += step)
      for (let column = 14; column < width - 14; column += step)
        if ((index * 7 + row * 3 + column) % 5 < 3) panes += rect(x + column, y - height + row, 9, 12);
  });
  return fill(blocks, color) + fill(panes, windows, 0.75);
}

/** Wooden planks, `count` of them, in a box. */
export function planks(x, y, width, height, count, color, line, upright = false) {
  let lines = '';
  for (let index = 1; index < count; index++)
    lines += upright
      ? `M${Math.round(x + (width / count) * index)} ${y}v${height}`
      : `M${x} ${Math.round(y + (height / count) * index)}h${width}`;
  return box(x, y, width, height, color) + stroke(lines, line, 3, 0.7);
}

/** Puts one drawing at the many places of "x,y,scale,turn …", the last two of which may be left out. */
export function many(content, spots) {
  const one = reusable(content);
  return one.defs + putAll(one, spots);
}

/** Puts what is reusable at the places of "x,y,scale,turn …". */
export const putAll = (one, spots) =>
  spotsOf(spots)
    .map((spot) => one.put(...spot))
    .join('');
