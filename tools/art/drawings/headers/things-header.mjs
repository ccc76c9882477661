/**
 * People, animals, tools and vessels that only the header pictures need. Each stands on 0,0 unless it says
 * otherwise.
 */
import { brush, closed, dots, fill, form, leaf, place, reusable, roundShape, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import { lettuce, tomato } from '../things/things-produce.mjs';
import { crate, jar, label } from '../things/things-vessels.mjs';

const SKIN = '#b97f55';
const SKIN_SHADE = '#9c6641';

/** A straw hat seen from the side, its brim's middle at 0,0. */
export function strawHat(band = P.clay) {
  return (
    form(closed('-56,0! -54,-40 -40,-66 0,-72 40,-66 54,-40 56,0!'), P.sun, P.sunDark, {
      dx: -12,
      dy: -3,
      inside: stroke('M-60-52q60-14 120 0M-60-38q60-12 120 0', P.sunDark, 2.4, 0.7),
    }) +
    fill(closed('-57,-4! -56,-22! 0,-28 56,-22! 57,-4! 0,2'), band) +
    form(closed('-104,6 -100,-2 -60,-12 0,-6 60,-12 100,-2 104,6 60,16 0,18 -60,16'), P.sun, P.sunDark, {
      dx: -6,
      dy: -5,
      inside: stroke('M-96 2q96 16 192 0', P.sunDark, 2.4, 0.6),
    })
  );
}

/** A farmer from the waist up with a crate of the morning's harvest. */
export function farmer() {
  const sleeve = 'M-80-204q-46 66-42 128l30 26';
  const other = 'M80-204q46 66 42 128l-30 26';
  return (
    form(
      closed('-98,0! -102,-120 -98,-204 -72,-238 -28,-262! 28,-262! 72,-238 98,-204 102,-120 98,0!'),
      P.slate,
      P.slateDark,
      { dx: -16, dy: 0 },
    ) +
    fill(closed('-24,-300! 24,-300! 28,-258 0,-238 -28,-258'), SKIN_SHADE) +
    fill(closed('-30,-264! 0,-236! 30,-264! 42,-252! 16,-220! 0,-234! -16,-220! -42,-252!'), P.slateLight) +
    stroke('M-50-242q8 50 8 62M50-242q-8 50-8 62', P.clayDark, 16) +
    form(closed('-60,-190! 60,-190! 74,-90 72,0! -72,0! -74,-90'), P.clay, P.clayDark, { dx: -22, dy: 0 }) +
    place(
      0,
      28,
      fill(closed('-50,-344! -56,-318 -46,-300! 46,-300! 56,-318 50,-344!'), P.earthDark) +
        form(closed('0,-266 -28,-276 -43,-306 -44,-346! 44,-346! 43,-306 28,-276'), SKIN, SKIN_SHADE, {
          dx: -8,
          dy: 0,
        }) +
        stroke('M-18-288q18 13 34 0', P.cream, 4) +
        stroke('M-26-316q7-6 14 0M12-316q7-6 14 0', P.earthDark, 3.4) +
        stroke('M0-314q-5 11 1 13', SKIN_SHADE, 3.4) +
        place(0, -342, strawHat(P.leaf), 0.94),
      1.12,
    ) +
    place(-6, -80, lettuce(), 0.86) +
    place(-70, -78, tomato(), 0.8, -8) +
    place(64, -78, tomato(P.squash, P.squashDark, P.butter), 0.84, 8) +
    stroke(sleeve, P.slateDark, 46) +
    place(-3, -2, stroke(sleeve, P.slate, 40)) +
    stroke(other, P.slateDark, 46) +
    crate(220, 92) +
    fill(roundShape(-94, -48, 22, 20, 0.05), SKIN) +
    fill(roundShape(95, -48, 22, 20, 0.05), SKIN_SHADE)
  );
}

/** A delivery van's wheel, its middle at 0,0. */
export const tire = (radius) =>
  fill(roundShape(0, 0, radius, radius, 0), P.ink) +
  fill(roundShape(0, 0, radius * 0.56, radius * 0.56, 0), P.slateLight) +
  fill(roundShape(0, 0, radius * 0.2, radius * 0.2, 0), P.slateDark);

/** A speech bubble around 0,0; its tail points down and to the left, or to the right where `right` is set. */
export function bubble(width, height, color, right = false) {
  const w = width / 2;
  const h = height / 2;
  const side = right ? 1 : -1;
  return (
    fill(
      closed(
        `${-w},0 ${-w * 0.9},${-h * 0.8} 0,${-h} ${w * 0.9},${-h * 0.8} ${w},0 ${w * 0.9},${h * 0.8} 0,${h} ${-w * 0.9},${h * 0.8}`,
      ),
      color,
    ) +
    fill(
      closed(`${side * w * 0.2},${h * 0.7}! ${side * w * 0.86},${h + 52}! ${side * w * 0.75},${h * 0.5}!`),
      color,
    )
  );
}

/** A cow in profile, looking left; grazing where `grazing` is set. */
export function cow(base, shade, patch, grazing = false) {
  const leg = (x, color) =>
    fill(
      closed(
        `${x - 19},-84 ${x},-106 ${x + 19},-84 ${x + 12},-46 ${x + 9},-28 ${x + 10},0! ${x - 10},0! ${x - 9},-28 ${x - 13},-46`,
      ),
      color,
    ) + fill(closed(`${x - 10},-10! ${x + 10},-10! ${x + 11},0! ${x - 11},0!`), P.earthDark);
  const head = grazing
    ? place(
        -92,
        -104,
        fill(closed('40,-42! 0,-34 -30,-6 -60,42 -80,74 -76,92 -60,94 -44,80 -28,58 10,40!'), base) +
          fill(closed('-82,72 -64,76 -52,90 -62,99 -76,97'), P.roseLight) +
          fill(closed('-54,28! -46,10 -20,6! -26,22 -42,32'), patch) +
          dots('-60,54', 3.6, P.ink),
      )
    : place(
        -90,
        -128,
        fill(closed('16,-20! -14,-38 -38,-44 -58,-30 -72,-4 -70,12 -54,16 -36,6 -14,18 6,44!'), base) +
          fill(closed('-75,-2 -58,0 -52,14 -62,21 -74,15'), P.roseLight) +
          fill(closed('-20,-34! 2,-48 18,-42! 8,-26 -8,-24'), shade) +
          stroke('M-36-40q-4-14-16-16', P.cream, 6) +
          dots('-48,-18', 3.6, P.ink),
      );
  return (
    leg(-50, shade) +
    leg(72, shade) +
    stroke('M112-128q20 30 12 78', shade, 6) +
    fill(closed('118,-56! 132,-56! 130,-28 122,-18 116,-32'), patch) +
    fill(closed('28,-60! 66,-60! 60,-40 46,-36 34,-42'), P.roseLight) +
    form(
      closed(
        '-92,-138 -60,-146 0,-140 70,-148 104,-142 118,-118 116,-74 96,-58 40,-50 -40,-50 -84,-60 -102,-92',
      ),
      base,
      shade,
      {
        dx: -4,
        dy: -11,
        inside:
          fill(closed('-30,-160! 20,-160! 36,-130 24,-102 -4,-92 -32,-106 -40,-132'), patch) +
          fill(closed('66,-160! 130,-160! 130,-100 96,-84 68,-104 74,-130'), patch),
      },
    ) +
    leg(-74, base) +
    leg(98, base) +
    head
  );
}

/** A pot for soup or for jars, with two handles; `inside` is drawn between its back rim and its front. */
export function stockpot(width, height, base, shade, inside = '') {
  const w = width / 2;
  return (
    fill(roundShape(0, -height, w, w * 0.16, 0), shade) +
    inside +
    stroke(
      `M${-w} ${-height * 0.72}q-34 2-30 26q4 14 30 10M${w} ${-height * 0.72}q34 2 30 26q-4 14-30 10`,
      shade,
      11,
    ) +
    form(
      closed(
        `${-w},${-height}! 0,${-height + w * 0.17} ${w},${-height}! ${w - 2},-18 ${w - 22},0! ${22 - w},0! ${2 - w},-18`,
      ),
      base,
      shade,
      {
        dx: -w * 0.26,
        dy: 0,
        inside: stroke(`M${-w * 0.74} ${-height * 0.7}v${height * 0.42}M${-w * 0.74} -26v6`, '#fff', 7, 0.35),
      },
    ) +
    stroke(`M${-w} ${-height}q${w} ${w * 0.34} ${width} 0`, P.cream, 5, 0.8)
  );
}

/** Wisps of steam rising from 0,0. */
export const steam = (color = '#fff') =>
  stroke('M-40-8q-20-26 0-52t0-50M4-16q-20-26 0-52t0-54M46-8q-20-24 0-48t0-46', color, 9, 0.6);

/** A kitchen knife lying, point to the left, its middle at 0,0. */
export const knife = () =>
  form(closed('-150,12! -110,-10 -40,-20 30,-20! 30,16! -60,18'), P.slateLight, P.slate, { dx: 0, dy: -9 }) +
  form(closed('28,-20! 60,-20 118,-16 126,-4 116,10 60,4 28,4!'), P.earth, P.earthDark, {
    dx: 0,
    dy: -7,
    inside: dots('52,-9 76,-8 98,-6', 2.8, P.tanLight),
  });

/** A wooden token as markets give out, with a mark on it. Its middle is 0,0. */
export const token = (radius, mark = '', base = P.tanLight, shade = P.tan) =>
  fill(roundShape(4, 9, radius, radius, 0.01), P.earth) +
  form(roundShape(0, 0, radius, radius, 0.01), base, shade, { dx: -5, dy: -5 }) +
  stroke(roundShape(-1, -1, radius * 0.8, radius * 0.8, 0.01), shade, 3) +
  mark;

/** A ladybug from above, its middle at 0,0. */
export const ladybug = () =>
  fill(roundShape(-26, 0, 15, 15), P.ink) +
  stroke('M-36-8q-8-4-10-12M-36 8q-8 4-10 12', P.ink, 3) +
  form(roundShape(2, 0, 32, 27, 0.01), P.tomato, P.tomatoDark, {
    dx: -4,
    dy: -5,
    inside: stroke('M-34 0h70', P.ink, 3.4) + dots('-10,-13 12,-14 -8,13 14,13 26,-6 26,7', 4.6, P.ink),
  });

/** A butterfly, wings open, its middle at 0,0. */
export const butterfly = (color = P.sun, shade = P.squash) =>
  fill(closed('0,0! -14,-34 -44,-40 -48,-14 -26,4'), color) +
  fill(closed('0,0! 14,-34 44,-40 48,-14 26,4'), shade) +
  fill(closed('0,2! -26,4 -36,24 -18,34 -4,18'), shade) +
  fill(closed('0,2! 26,4 36,24 18,34 4,18'), color) +
  stroke('M0-14v32M0-14q-6-10-12-14M0-14q6-10 12-14', P.ink, 4);

/** A ladder of the orchard, leaning; its feet are at about 0,0. */
export function ladder(height, width = 70) {
  let rungs = '';
  for (let y = 34; y < height - 10; y += 42) {
    const half = Math.round((width / 2) * (1 - (y / height) * 0.5));
    rungs += `M${-half} ${-y}h${half * 2}`;
  }
  return (
    stroke(rungs, P.tan, 8) +
    stroke(`M${-width / 2} 0L${-width / 4} ${-height}M${width / 2} 0L${width / 4} ${-height}`, P.earth, 10)
  );
}

/** A raised bed from the front; what grows in it is drawn at y = -height, `front` is its boards. */
export function raisedBed(width, height, growing, front = crate(width, height)) {
  const w = width / 2;
  return (
    fill(
      closed(`${-w + 16},${-height - 16}! ${w - 16},${-height - 16}! ${w},${-height}! ${-w},${-height}!`),
      P.earthDark,
    ) +
    growing +
    front
  );
}

/** A galvanized pail; what it holds is drawn between its back and its front. */
export function pail(inside = '', base = P.slate, shade = P.slateDark) {
  return (
    stroke('M-78-128Q0-270 78-128', P.slateDark, 6) +
    fill(roundShape(0, -132, 82, 16, 0), shade) +
    inside +
    form(closed('-84,-132! 0,-116 84,-132! 62,0! 0,6 -62,0!'), base, shade, {
      dx: -24,
      dy: 0,
      inside:
        stroke('M-84-92q84 20 168 0M-70-26q70 14 140 0', shade, 4) +
        brush(-58, -34, 70, -96, P.slateLight, { rows: 4, gap: 6, width: 4, bend: 0 }),
    }) +
    stroke('M-84-132q84 32 168 0', P.slateLight, 6)
  );
}

/** A spade or a fork, standing with its blade down. */
export const spade = () =>
  stroke('M0-60v-170', P.tan, 11) +
  stroke('M-24-240h48', P.earth, 12) +
  form(closed('-34,-84! 34,-84! 34,-36 0,0! -34,-36'), P.slate, P.slateDark, { dx: -14, dy: 0 });
export const fork = () =>
  stroke('M0-72v-158', P.tan, 11) +
  stroke('M-24-240h48', P.earth, 12) +
  stroke('M-28 0v-60q0-16 28-16t28 16v60M0 0v-74', P.slateDark, 8);

/**
 * A carton of eggs seen from the front, `count` eggs wide, each egg one of `eggs` (drawn with produce.egg).
 */
export function eggCarton(count, eggs) {
  const step = 62;
  const w = (count * step) / 2;
  let edge = `${-w - 18},-60! ${-w},-52 `;
  for (let index = 0; index < count; index++) {
    const x = -w + index * step;
    edge += `${x + 6},-50 ${x + step / 2},-44 ${x + step - 6},-50 ${index < count - 1 ? `${x + step},-58! ` : ''}`;
  }
  const path = closed(`${edge} ${w},-52 ${w + 18},-60! ${w + 4},0! ${-w - 4},0!`);
  const parts = eggs.map((one) => reusable(one));
  let text = parts.map((one) => one.defs).join('');
  text += fill(closed(`${-w - 8},-52! ${-w + 10},-80! ${w - 10},-80! ${w + 8},-52!`), P.slateDark);
  for (let index = 0; index < count; index++)
    text += parts[(index + 1) % parts.length].put(-w + step * (index + 0.5), -58, 1);
  for (let index = 0; index < count; index++)
    text += parts[index % parts.length].put(-w + step * (index + 0.5), -30, 1.18);
  let ribs = '';
  for (let index = 1; index < count; index++) ribs += `M${-w + index * step}-44q3 18 0 34`;
  return text + form(path, P.slate, P.slateDark, { dx: -26, dy: 0 }) + stroke(ribs, P.slateDark, 4, 0.7);
}

/** A sprig of clover from 0,0 upward: three leaves and a flower head. */
export function clover(height, flower = true) {
  const one = reusable(
    fill(closed('0,0! -16,-6 -22,-22 -12,-32 0,-26 12,-32 22,-22 16,-6'), P.leaf) +
      stroke('M-12-20q12-6 24 0', P.moss, 3),
  );
  return (
    one.defs +
    stroke(`M0 0q-6 ${-height / 2} 0 ${-height}`, P.leafDark, 4.4) +
    [-100, 0, 100].map((turn) => one.put(0, -height + 8, 0.9, turn)).join('') +
    (flower
      ? stroke(`M0-8q20 ${-height * 0.5} 26 ${-height - 26}`, P.leafDark, 4) +
        fill(roundShape(26, -height - 34, 15, 15), P.rose) +
        dots(`18,${-height - 38} 28,${-height - 44} 34,${-height - 32} 22,${-height - 28}`, 3, P.roseLight)
      : '')
  );
}

/** A hive of white boxes on a stand. */
export function hive(base = P.cream, shade = P.creamDark, stripe = P.sun) {
  return (
    stroke('M-62 0v-24M62 0v-24', P.earth, 12) +
    form(closed('-78,-24! -78,-100! 78,-100! 78,-24!'), base, shade, { dx: -30, dy: 0 }) +
    form(closed('-78,-102! -78,-176! 78,-176! 78,-102!'), stripe, P.sunDark, { dx: -30, dy: 0 }) +
    fill(closed('-88,-174! -88,-196! 88,-196! 88,-174!'), P.slate) +
    fill(closed('40,-174! 40,-196! 88,-196! 88,-174!'), P.slateDark) +
    fill(closed('-36,-30! -36,-42! 36,-42! 36,-30!'), P.earthDark) +
    stroke('M-16-66h32M-16-142h32', P.earth, 6)
  );
}

/** A jar with its label for the pantry, of these contents. */
export const keptJar = (content, contentShade, lid = P.tomato, lidShade = P.tomatoDark, inside = '') =>
  jar({
    width: 84,
    height: 108,
    content,
    contentShade,
    lid,
    lidShade,
    inside,
    label: place(0, -44, label(50, 34)),
  });

/** The mark of a growing leaf, for tags, tokens and signs; its middle is 0,0. */
export const leafMark = (size = 1) =>
  place(
    0,
    30 * size,
    stroke('M0 0q-3-20 0-36', P.leafDark, 5) +
      place(0, -26, leaf(38, 22), 1, -46) +
      place(0, -30, leaf(40, 23, P.leafLight, P.leaf, P.moss), 1, 44),
    size,
  );
