/**
 * The hand that draws Farmgate's pictures: smooth shapes through a few points, each painted as gouache is,
 * with a base, a shaded side away from the light (which comes from the upper left) and a few dry strokes.
 * Everything returns SVG text; ids are unique within one picture.
 */
import { PAINT } from './paint.mjs';

let nextId = 0;

/** @returns a short id that is free in the picture being drawn */
export function freshId() {
  return `a${(nextId++).toString(36)}`;
}

/**
 * @returns a finished picture; `draw` is called with ids starting anew, so that a picture never depends on
 * another
 */
export function picture(width, height, draw) {
  nextId = 0;
  const content = draw();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;
}

/**
 * Long moves are rounded to whole units, short ones to tenths: a third less weight, and the hand stays
 * uneven.
 */
const round = (value) => (Math.abs(value) >= 5 ? Math.round(value) : Math.round(value * 10) / 10);

/** @returns numbers in the shortest form that a path accepts: "1 -2 .5" becomes "1-2 .5" */
function pack(numbers) {
  let text = '';
  for (const number of numbers) {
    const word = String(round(number)).replace(/^(-?)0\./, '$1.');
    text += text !== '' && !word.startsWith('-') ? ` ${word}` : word;
  }
  return text;
}

/** @returns the points of "10,20 30,40! 5,6", where ! marks a corner */
function parsePoints(text) {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`not a point: ${word}`);
      return { x, y, corner: word.endsWith('!') };
    });
}

/** A corner, or the end of an open line, takes its direction from the one neighbor on this side of it. */
function handle(from, point, to, sign) {
  const neighbor = sign > 0 ? to : from;
  if (point.corner || !from || !to) {
    return { x: point.x + (neighbor.x - point.x) / 3, y: point.y + (neighbor.y - point.y) / 3 };
  }
  return { x: point.x + (sign * (to.x - from.x)) / 6, y: point.y + (sign * (to.y - from.y)) / 6 };
}

function curve(points, closed) {
  const count = points.length;
  const at = (index) => (closed ? points[(index + count) % count] : points[index]);
  let here = { x: round(points[0].x), y: round(points[0].y) };
  let path = `M${pack([here.x, here.y])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const start = at(index);
    const end = at(index + 1);
    const leave = handle(at(index - 1), start, end, 1);
    const arrive = handle(start, end, at(index + 2), -1);
    const there = { x: here.x + round(end.x - here.x), y: here.y + round(end.y - here.y) };
    path += `c${pack([leave.x - here.x, leave.y - here.y, arrive.x - here.x, arrive.y - here.y, there.x - here.x, there.y - here.y])}`;
    here = there;
  }
  return closed ? `${path}z` : path;
}

/** @returns the path of a closed curve through "x,y x,y! …" */
export const closed = (text) => curve(parsePoints(text), true);
/** @returns the path of an open curve through "x,y x,y! …" */
export const open = (text) => curve(parsePoints(text), false);

/** A slightly uneven round shape, as a hand paints it. */
export function roundShape(cx, cy, rx, ry, unevenness = 0.03, turn = 0) {
  const points = [];
  for (let index = 0; index < 8; index++) {
    const angle = (index / 8) * Math.PI * 2 + turn;
    const swell = 1.02 + unevenness * Math.sin(index * 2.4 + cx * 0.7 + cy * 1.3);
    points.push({
      x: cx + Math.cos(angle) * rx * swell,
      y: cy + Math.sin(angle) * ry * swell,
      corner: false,
    });
  }
  return curve(points, true);
}

/** @returns a flat shape */
export function fill(path, color, opacity = 1) {
  return `<path fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${path}"/>`;
}

/** @returns a painted line with round ends; `path` may hold several */
export function stroke(path, color, width, opacity = 1) {
  return `<path fill="none" stroke="${color}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${path}"/>`;
}

/**
 * @returns a shape with a shaded side: the shape in `shade`, and over it the same shape in `base`, moved
 * toward the light and cut to the outline. `inside` is painted last and cut to the outline too.
 */
export function form(path, base, shade, { dx = -6, dy = -4, inside = '' } = {}) {
  const clip = freshId();
  const outline = freshId();
  return (
    `<clipPath id="${clip}"><path id="${outline}" d="${path}"/></clipPath><g clip-path="url(#${clip})">` +
    `<use href="#${outline}" fill="${shade}"/><use href="#${outline}" fill="${base}" x="${dx}" y="${dy}"/>${inside}</g>`
  );
}

/** @returns `content` moved, scaled and turned (degrees); a negative `scale` mirrors it left to right */
export function place(x, y, content, scale = 1, turn = 0) {
  return `<g transform="${transform(x, y, scale, turn)}">${content}</g>`;
}

function transform(x, y, scale, turn) {
  const moved = x === 0 && y === 0 ? '' : `translate(${pack([x, y])})`;
  const turned = turn === 0 ? '' : `rotate(${pack([turn])})`;
  const size = Math.round(Math.abs(scale) * 100) / 100;
  const scaled = scale === 1 ? '' : scale < 0 ? `scale(-${size} ${size})` : `scale(${size})`;
  return moved + turned + scaled;
}

/**
 * @returns a thing drawn once, and `put` to place it as often as wanted at the cost of one short line each
 */
export function reusable(content) {
  const id = freshId();
  return {
    defs: `<defs><g id="${id}">${content}</g></defs>`,
    put: (x, y, scale = 1, turn = 0) => `<use href="#${id}" transform="${transform(x, y, scale, turn)}"/>`,
  };
}

/** @returns small round dots at "x,y x,y …" */
export function dots(text, radius, color, opacity = 1) {
  const path = parsePoints(text)
    .map(({ x, y }) => `M${pack([x, y])}h0`)
    .join('');
  return stroke(path, color, radius * 2, opacity);
}

/** The shadow that a thing throws on the table; dark enough to ground it in both themes. */
export function shadow(cx, cy, rx, ry = rx * 0.2) {
  return fill(roundShape(cx, cy, rx, ry, 0.05), PAINT.shade, 0.2);
}

/**
 * The table: from `y` down, a wooden tone that lets the ground through, so that it is right on light and
 * dark.
 */
export function table(y, color = PAINT.tan, opacity = 0.34) {
  return fill(
    closed(`-9,${y + 2}! 90,${y - 1} 210,${y + 2} 320,${y - 1} 409,${y + 1}! 409,309! -9,309!`),
    color,
    opacity,
  );
}

/** A leaf from its stalk at 0,0 straight up, its right half in shade. */
export function leaf(length, width, base = PAINT.leaf, shade = PAINT.leafDark, vein = PAINT.leafLight) {
  const w = width / 2;
  const l = length;
  return (
    fill(
      closed(
        `0,0! ${-w * 0.8},${-l * 0.2} ${-w},${-l * 0.48} ${-w * 0.55},${-l * 0.8} 0,${-l}! ${w * 0.6},${-l * 0.76} ${w},${-l * 0.42} ${w * 0.75},${-l * 0.16}`,
      ),
      base,
    ) +
    fill(
      closed(
        `0,0! ${w * 0.1},${-l * 0.5} 0,${-l}! ${w * 0.6},${-l * 0.76} ${w},${-l * 0.42} ${w * 0.75},${-l * 0.16}`,
      ),
      shade,
    ) +
    (vein
      ? stroke(
          `M0 0Q${round(w * 0.14)} ${round(-l * 0.5)} 0 ${round(-l * 0.86)}`,
          vein,
          Math.max(1, round(length / 34)),
        )
      : '')
  );
}

/** Leaves to both sides of a bent stem that runs up from 0,0. */
export function sprig(height, pairs, length, width, colors = [PAINT.leaf, PAINT.leafDark, PAINT.leafLight]) {
  const one = reusable(leaf(length, width, ...colors));
  let text =
    one.defs +
    stroke(`M0 0Q${round(height * 0.08)} ${round(-height / 2)} 0 ${round(-height)}`, colors[1], 2.4);
  for (let index = 0; index < pairs; index++) {
    const along = 0.16 + (index / pairs) * 0.8;
    const x = height * 0.16 * along * (1 - along);
    const size = 1 - along * 0.42;
    text +=
      one.put(x, -height * along, size, -56 + index * 4) +
      one.put(x, -height * (along + 0.04), size * 0.95, 58 - index * 5);
  }
  return text + one.put(0, -height + 2, 0.62, 3);
}

/**
 * @returns a stroke of a nearly dry brush, `length` long from x,y on, turned by `turn` degrees from pointing
 * right: a few bristles side by side that start and end unevenly and skip a little.
 */
export function brush(
  x,
  y,
  length,
  turn,
  color,
  { rows = 4, gap = 2.7, width = 2, bend = 4, opacity = 0.75 } = {},
) {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let path = '';
  for (let row = 0; row < rows; row++) {
    const across = (row - (rows - 1) / 2) * gap;
    const start = [3, 0, 5, 1, 4][row % 5] * (length / 26);
    const reach = length * [0.7, 1, 0.82, 0.94, 0.6][row % 5] - start;
    const from = [x + cos * start - sin * across, y + sin * start + cos * across];
    const middle = [(cos * reach) / 2 + sin * bend, (sin * reach) / 2 - cos * bend];
    path += `M${pack(from)}q${pack([...middle, cos * reach, sin * reach])}`;
  }
  const skips = `${Math.round(length * 0.5)} 1.5 ${Math.round(length * 0.22)} 2.5`;
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="butt" stroke-dasharray="${skips}" opacity="${opacity}" d="${path}"/>`;
}
