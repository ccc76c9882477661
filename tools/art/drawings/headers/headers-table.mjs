/**
 * Header pictures of what lies on tables and shelves. Each is 1200 by 630, its subject in the middle 840 by
 * 470.
 */
import { closed, fill, form, leaf, place, reusable, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as field from '../things/things-field.mjs';
import * as food from '../things/things-kitchen.mjs';
import { shareBox } from '../things/things-places.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import * as g from './header-grounds.mjs';
import * as more from './things-header-produce.mjs';
import * as extra from './things-header.mjs';

const { GROUND, many } = g;

/** A tag of paper on its string, its hole at 0,0; `mark` is drawn around 0,120. */
const tag = (shape, color, shade, mark) =>
  stroke('M0 0q-6-30 0-60', P.earth, 4) +
  place(7, 9, fill(shape, P.shade, 0.12)) +
  form(shape, color, shade, { dx: -12, dy: -4 }) +
  fill(roundShape(0, 22, 9, 9, 0), P.earthDark) +
  stroke('M0-4q6 12 0 26', P.earth, 4) +
  mark;

const peg = () =>
  g.box(-8, -20, 16, 48, P.tanLight) + g.box(1, -20, 7, 48, P.tan) + g.box(-8, -2, 16, 5, P.slateDark);

export const tableHeaders = {
  'tomato-season-guide': () =>
    g.wall(GROUND.butter) +
    g.disk(600, 318, 280, '#fbeec8') +
    g.tabletop(330, '#e2bd8c', '#c6965f') +
    place(
      72,
      58,
      shadow(600, 408, 430, 24) +
        shadow(290, 530, 100, 11) +
        shadow(520, 528, 80, 10) +
        shadow(674, 536, 74, 9) +
        shadow(850, 536, 140, 10) +
        shadow(448, 566, 44, 6) +
        place(288, 412, more.ribbedTomato(), 2.4, -3) +
        place(500, 398, produce.tomato(P.squash, P.squashDark, P.butter), 2.8, 4) +
        place(718, 400, more.ribbedTomato(P.berry, P.berryDark, P.rose), 2.34, 3) +
        place(926, 408, more.zebraTomato(), 2.6, -4) +
        many(more.plumTomato(), '242,520,1.56,-64 362,526,1.56,6') +
        place(520, 462, more.halfTomato(), 1.5) +
        place(698, 530, more.pearTomato(), 1.5, -6) +
        place(636, 536, more.pearTomato(P.squash, P.squashDark, P.butter), 1.36, 10) +
        place(756, 448, more.truss(6), 1.36, 4) +
        place(424, 564, leaf(84, 42), 1, -74),
      0.88,
    ),
  'farm-labels-explained': () => {
    const round = roundShape(0, 106, 100, 102, 0.008);
    const clipped = closed('-84,40! -40,-4! 40,-4! 84,40! 84,226! -84,226!');
    const arched = closed('-82,226! -82,60! -70,14 0,-8 70,14 82,60! 82,226!');
    return (
      g.wall(GROUND.blush) +
      stroke('M-9 84Q300 128 600 96T1209 82', P.earth, 5) +
      place(
        282,
        166,
        tag(clipped, P.cream, P.creamDark, place(4, 206, food.hen(P.clay, P.clayDark, P.blush), 0.88)),
        1,
        -3,
      ) +
      place(498, 168, tag(round, P.moss, P.leafLight, place(0, 122, extra.leafMark(1.7)))) +
      place(
        706,
        166,
        tag(arched, P.butter, P.sun, place(8, 196, extra.cow(P.cream, P.creamDark, P.earthDark), 0.54)),
        1,
        2,
      ) +
      place(920, 160, tag(clipped, P.slateLight, P.slate, place(0, 128, field.bee(), 2.5)), 1, -2) +
      many(peg(), '282,108 498,108 706,94 920,84') +
      g.tabletop(470) +
      shadow(290, 556, 130, 14) +
      place(290, 552, extra.eggCarton(3, [produce.egg(P.tanLight, P.tan, true), produce.egg()]), 1.08) +
      shadow(506, 560, 80, 11) +
      place(506, 560, produce.tomato(), 1.4) +
      shadow(708, 560, 70, 11) +
      place(672, 558, vessels.bottle({ width: 72, height: 138, cap: P.clay })) +
      place(752, 562, vessels.glass({ width: 58, height: 86, content: P.cream, contentShade: P.creamDark })) +
      shadow(922, 560, 80, 11) +
      place(
        922,
        560,
        vessels.jar({
          width: 104,
          height: 108,
          content: '#eaa235',
          contentShade: P.squashDark,
          lid: P.sun,
          lidShade: P.sunDark,
        }),
      )
    );
  },
  'choosing-a-csa-share': () =>
    g.wall(GROUND.mist) +
    g.disk(620, 380, 300, '#e2ebe4') +
    g.tabletop(440) +
    shadow(804, 556, 240, 22) +
    shadow(508, 566, 160, 16) +
    shadow(272, 572, 110, 12) +
    place(
      800,
      552,
      shareBox(
        P.leaf,
        P.leafDark,
        place(-64, -50, produce.leek(), 0.72, -12) +
          place(20, -54, produce.beet(), 0.86, 2) +
          place(72, -46, produce.corn(), 0.7, 18) +
          place(-36, -44, produce.lettuce(), 0.66) +
          place(56, -50, produce.tomato(), 0.7, 6) +
          place(14, -50, more.pepper(), 0.58),
      ),
      1.94,
    ) +
    place(
      508,
      562,
      shareBox(
        P.clay,
        P.clayDark,
        place(-44, -48, produce.beet(), 0.78, -8) +
          place(14, -48, produce.lettuce(), 0.78) +
          place(64, -50, more.pepper(), 0.66, 8),
      ),
      1.36,
    ) +
    place(
      272,
      570,
      shareBox(
        P.sunDark,
        P.squashDark,
        place(-34, -52, produce.tomato(), 0.86, -6) + place(38, -48, produce.lettuce(), 0.72),
      ),
      1.06,
    ),
  'preserving-the-harvest-safely': () => {
    const jars = [
      extra.keptJar(P.tomato, P.tomatoDark, P.sun, P.sunDark),
      extra.keptJar(P.leafLight, P.leaf, P.tomato, P.tomatoDark),
      extra.keptJar(P.squash, P.squashDark, P.leaf, P.leafDark),
      extra.keptJar(P.berry, P.berryDark, P.sun, P.sunDark),
    ].map((one) => reusable(one));
    const row = (y, order, start, size) =>
      order.map((kind, index) => jars[kind].put(start + index * 104 * size, y, size)).join('');
    return (
      g.wall(GROUND.sage) +
      jars.map((one) => one.defs).join('') +
      g.box(186, 80, 828, 14, P.earth) +
      g.box(186, 80, 16, 470, P.earth) +
      g.box(998, 80, 16, 470, P.earth) +
      g.box(202, 94, 796, 456, '#b3c49b') +
      row(264, [2, 0, 1, 3, 2, 1, 0], 270, 1.06) +
      g.box(186, 262, 828, 20, P.tan) +
      g.box(202, 282, 796, 12, P.shade, 0.14) +
      row(534, [3, 1], 262, 1.06) +
      row(534, [0, 2], 832, 1.06) +
      g.box(150, 532, 900, 24, P.tan) +
      g.box(150, 556, 900, 12, P.shade, 0.14) +
      place(
        598,
        534,
        extra.stockpot(256, 138, P.slate, P.slateDark) +
          fill(closed('-136,-134! -128,-156 0,-172 128,-156 136,-134! 0,-122'), P.slateLight) +
          fill(closed('40,-168 128,-156 136,-134! 60,-125'), P.slate) +
          fill(roundShape(0, -180, 24, 13, 0), P.earthDark),
      ) +
      place(486, 376, extra.steam('#f4f6ea'), 0.5) +
      place(714, 376, extra.steam('#f4f6ea'), 0.5)
    );
  },
};
