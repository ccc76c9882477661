/**
 * Header pictures of kitchens, shares and shelves. Each is 1200 by 630, its subject in the middle 840 by 470.
 */
import {
  closed,
  dots,
  fill,
  form,
  leaf,
  place,
  reusable,
  roundShape,
  shadow,
  sprig,
  stroke,
} from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as craft from '../things/things-craft.mjs';
import * as food from '../things/things-kitchen.mjs';
import * as oven from '../things/things-oven.mjs';
import { shareBox } from '../things/things-places.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import * as g from './header-grounds.mjs';
import * as more from './things-header-produce.mjs';
import * as extra from './things-header.mjs';

const { GROUND, many } = g;

/** Tiles on a wall: their joints only. */
const tiles = (top, bottom, color, step = 74) => {
  let lines = '';
  for (let y = top; y <= bottom; y += step) lines += `M0 ${y}h1200`;
  for (let x = 20; x < 1200; x += step) lines += `M${x} ${top}v${bottom - top}`;
  return stroke(lines, color, 3, 0.8);
};

/** A window with a view of hills, its upper left corner at 0,0. */
const view = (width, height) =>
  g.box(-16, -16, width + 32, height + 32, P.cream) +
  g.box(0, 0, width, height, '#dcebe2') +
  g.disk(width * 0.7, height * 0.36, 30, P.sun) +
  fill(
    closed(
      `0,${height * 0.66}! ${width * 0.3},${height * 0.5} ${width * 0.6},${height * 0.66} ${width},${height * 0.54}! ${width},${height}! 0,${height}!`,
    ),
    '#b9d09b',
  ) +
  fill(
    closed(
      `0,${height * 0.84}! ${width * 0.4},${height * 0.74} ${width},${height * 0.82}! ${width},${height}! 0,${height}!`,
    ),
    '#93b873',
  ) +
  stroke(`M${width / 2} 0v${height}M0 ${height / 2}h${width}`, P.cream, 12) +
  g.box(-34, height + 10, width + 68, 20, '#fffaf0');

export const kitchenHeaders = {
  'using-up-a-csa-box': () =>
    g.wall(GROUND.oat) +
    place(232, 96, view(260, 190)) +
    stroke('M600 132h420', P.earth, 12) +
    many(craft.mug(P.clay, P.clayDark, P.cream), '660,122,0.62 760,122,0.62') +
    many(extra.keptJar(P.squash, P.squashDark), '872,126,0.72 950,126,0.72') +
    g.tabletop(404, '#b98a5e', '#97683f') +
    shadow(440, 468, 220, 20) +
    place(
      430,
      466,
      shareBox(
        P.tan,
        P.earth,
        place(-50, -48, produce.leek(), 0.7, -12) +
          place(44, -52, produce.beet(), 0.74, 8) +
          place(-4, -48, produce.lettuce(), 0.86) +
          place(72, -50, more.pepper(), 0.56, 10),
      ),
      1.66,
    ) +
    shadow(330, 580, 110, 13) +
    place(
      326,
      580,
      vessels.bowlBack(116, 78, P.slateDark) +
        fill(roundShape(0, -80, 104, 12, 0.01), P.squash) +
        place(-24, -80, leaf(34, 18), 1, 70) +
        fill(roundShape(30, -80, 26, 5, 0.1), P.cream) +
        vessels.bowl(116, 78),
    ) +
    place(330, 486, extra.steam('#fffaf0'), 0.72) +
    shadow(800, 536, 210, 20) +
    place(800, 494, vessels.board(400, 104)) +
    many(more.coin(22), '652,486 690,498 676,470 716,480') +
    place(742, 484, produce.carrot(), 0.98, 86) +
    place(790, 528, extra.knife(), 0.92, -4) +
    shadow(560, 588, 60, 10) +
    place(560, 588, extra.keptJar(P.berry, P.berryDark, P.sun, P.sunDark), 1.02) +
    many(more.onion(P.squashDark, P.clayDark), '668,592,0.8,-4'),
  'storing-and-washing-eggs': () =>
    g.wall('#cddbd6') +
    tiles(0, 560, '#bccdc7') +
    g.box(0, 560, 1200, 70, '#d9bb8b') +
    g.box(0, 432, 470, 140, P.leafLight) +
    stroke('M60 452h160M260 452h170M238 446v120', P.leaf, 4) +
    g.box(0, 412, 486, 26, P.tanLight) +
    stroke('M176 164h216', P.earth, 12) +
    fill(closed('230,164! 336,164! 330,300 332,318! 234,318!'), P.cream) +
    stroke('M233 268h98M233 288h98', P.clay, 8) +
    shadow(322, 414, 120, 9) +
    place(
      318,
      416,
      vessels.bowlBack(118, 76, P.clayDark) +
        many(produce.egg(P.tanLight, P.tan, true), '-66,-56,1,-20 70,-58,1,18 2,-76,1') +
        many(produce.egg(), '-32,-52,1.06,-6 36,-54,1.04,8') +
        vessels.bowl(118, 76, P.clay, P.clayDark),
    ) +
    g.box(488, 62, 402, 506, P.cream) +
    g.box(506, 80, 366, 470, '#f2f6f0') +
    g.box(506, 80, 366, 22, '#fff6d6') +
    fill(closed('890,62! 1014,40! 1014,596! 890,568!'), P.creamDark) +
    fill(closed('906,84! 998,68! 998,570! 906,546!'), '#e9efe8') +
    fill(closed('906,250! 998,252! 998,268! 906,264!'), P.slateLight) +
    fill(closed('906,470! 998,486! 998,504! 906,486!'), P.slateLight) +
    stroke('M506 218h366M506 398h366', P.slate, 9) +
    place(562, 214, extra.keptJar(P.berry, P.berryDark, P.sun, P.sunDark), 0.86) +
    place(698, 214, food.butterDish(), 0.98) +
    place(826, 214, vessels.bottle({ width: 50, height: 96, cap: P.leaf })) +
    place(
      689,
      394,
      extra.eggCarton(4, [produce.egg(), produce.egg(P.tanLight, P.tan), produce.egg(P.slateLight, P.slate)]),
      1.2,
    ) +
    many(produce.lettuce(), '580,538,0.86 662,540,0.7') +
    many(more.pepper(), '752,540,0.84,-4 816,540,0.8,5') +
    g.box(506, 496, 366, 54, '#dbe6df', 0.82) +
    stroke('M650 514h80', P.slate, 8) +
    place(952, 256, vessels.bottle({ width: 50, height: 124, cap: P.clay })) +
    many(produce.lemon(), '934,480,0.6 970,486,0.6') +
    shadow(690, 574, 220, 9),
  'cooking-from-the-market': () =>
    g.wall('#efcfb4') +
    tiles(0, 396, '#e3bd9e') +
    stroke('M210 104h780', P.earthDark, 12) +
    stroke('M290 104v28M444 104v26', P.slateDark, 6) +
    place(
      290,
      128,
      form(roundShape(0, 92, 70, 68, 0.01), P.slateDark, P.ink, { dx: -8, dy: -6 }) +
        stroke('M0 0v34', P.ink, 16),
    ) +
    place(
      444,
      124,
      stroke('M0 0v92', P.tan, 10) +
        form(roundShape(0, 122, 26, 36, 0.02), P.tanLight, P.tan, { dx: -6, dy: 0 }),
    ) +
    g.box(0, 404, 1200, 226, '#c98f5e') +
    g.box(0, 396, 1200, 26, P.tanLight) +
    shadow(640, 408, 190, 10) +
    place(
      640,
      404,
      extra.stockpot(
        330,
        196,
        P.tomato,
        P.tomatoDark,
        place(-60, -176, leaf(90, 44), 1, -30) +
          many(more.coin(30), '-92,-196 -14,-206 84,-196') +
          place(44, -180, leaf(90, 44, P.leafLight, P.leaf, P.moss), 1, 24) +
          stroke('M96-190L150-330', P.tan, 16),
      ),
    ) +
    place(600, 190, extra.steam('#fff8ec'), 1.2) +
    g.box(460, 420, 360, 214, P.slate) +
    g.box(484, 478, 312, 120, P.slateDark) +
    g.box(504, 496, 272, 84, '#ffd58a') +
    stroke('M492 462h296', P.slateLight, 10) +
    dots('506,440 556,440 726,440 776,440', 9, P.cream) +
    g.box(0, 422, 460, 208, P.leafLight) +
    g.box(820, 422, 380, 208, P.leafLight) +
    stroke('M226 440v180M1026 440v180M20 444h190M246 444h196M840 444h170M1046 444h150', P.leaf, 4) +
    place(336, 392, vessels.board(230, 40)) +
    many(produce.tomato(), '282,392,0.92,-4 352,396,0.96,6') +
    place(424, 396, more.onion(), 0.8, 8) +
    place(880, 300, produce.leek(), 0.78, -14) +
    place(944, 306, leaf(96, 46), 1, 16) +
    place(916, 300, leaf(96, 46, P.leafLight, P.leaf, P.moss), 1, -12) +
    place(960, 320, oven.baguette(), 0.74, 20) +
    place(916, 400, vessels.basket(180, 140, 96)),
};

export const kitchenGuides = {
  'pasture-raised-meat': () => {
    const rosemary = reusable(sprig(150, 11, 26, 8, [P.leaf, P.leafDark, '']));
    return (
      g.wall('#e9d7bd') +
      place(330, 70, view(540, 210)) +
      place(700, 240, extra.cow(P.clay, P.clayDark, P.blush, true), 0.42) +
      place(470, 262, extra.cow(P.cream, P.creamDark, P.earthDark), 0.46) +
      stroke('M600 70v210', P.cream, 12) +
      g.tabletop(346, '#a9774c', '#8a5c37') +
      shadow(590, 560, 400, 26) +
      place(560, 476, vessels.board(640, 170)) +
      rosemary.defs +
      place(500, 458, food.steak(), 1.72, -4) +
      place(726, 506, food.sausages(), 0.88, -8) +
      rosemary.put(300, 540, 0.9, 58) +
      rosemary.put(690, 448, 0.8, 72) +
      many(more.garlic(), '930,470,1.3,6 990,500,1.1,-10') +
      many(more.onion(P.berry, P.berryDark), '912,566,1.1,4')
    );
  },
};
