/** Header pictures of markets and stands. Each is 1200 by 630, its subject in the middle 840 by 470. */
import { closed, dots, fill, form, place, reusable, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as craft from '../things/things-craft.mjs';
import * as field from '../things/things-field.mjs';
import * as oven from '../things/things-oven.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import * as g from './header-grounds.mjs';
import * as more from './things-header-produce.mjs';
import * as extra from './things-header.mjs';

const { GROUND, many } = g;

/** A scale hanging from 0,0. */
const scale = () =>
  stroke('M0 0v30M-46 150L0 96L46 150', P.slateDark, 4) +
  fill(roundShape(0, 66, 38, 38, 0), P.slateDark) +
  fill(roundShape(0, 66, 31, 31, 0), P.cream) +
  stroke('M0 66l12-18', P.tomato, 4) +
  stroke('M-20 66h4M16 66h4M0 46v3M0 83v3', P.slateDark, 3) +
  fill(closed('-58,148! 58,148! 40,172! -40,172!'), P.slate);

/** A string of lamps along a sagging line, all alight. */
const lamps = (spots) => dots(spots, 17, '#ffd58a', 0.35) + dots(spots, 8, '#ffd58a');

export const marketHeaders = {
  'how-to-shop-a-farmers-market': () => {
    const tomato = reusable(produce.tomato());
    return (
      g.wall(GROUND.butter) +
      g.disk(600, 330, 300, '#fbefcd') +
      many(g.roundTree('#c3cf96', '#b3c288'), '112,520,1.7 236,522,1.2 1090,520,1.8 968,522,1.2') +
      g.land('-9,512! 400,508 800,514 1209,510!', '#e3cd9f') +
      shadow(600, 566, 440, 22) +
      stroke('M236 560V150M964 560V150', P.earth, 14) +
      g.box(246, 196, 708, 214, '#efd9a6', 0.75) +
      place(790, 190, scale()) +
      place(404, 190, many(more.onion(), '0,66,0.62 -20,102,0.62,8 20,104,0.62,-8 2,140,0.62')) +
      stroke('M404 190v26', P.tan, 5) +
      tomato.defs +
      g.putAll(tomato, '262,372,0.9 318,364,0.94 374,372,0.9 290,340,0.86 346,336,0.88') +
      many(produce.lettuce(), '444,376,0.7 524,376,0.74,3 484,352,0.66') +
      many(more.pepper(), '606,372,0.72 658,368,0.76 710,374,0.72 632,338,0.7 686,334,0.72') +
      many(produce.eggplant(), '794,384,0.86,-14 842,384,0.9,4 892,384,0.86,14') +
      many(vessels.crate(166, 66), '318,430 484,430 658,430 842,430') +
      g.planks(240, 426, 720, 134, 9, P.tan, P.earth, true) +
      g.box(226, 418, 748, 22, P.tanLight) +
      g.box(226, 438, 748, 8, P.shade, 0.16) +
      place(600, 190, g.wideAwning(800, 112, 10, P.tomato, P.tomatoDark)) +
      shadow(300, 584, 96, 12) +
      many(produce.apple(), '254,536,0.74,-8 304,530,0.78 350,538,0.72,8') +
      place(300, 586, vessels.basket(190, 150, 66)) +
      shadow(880, 590, 92, 12) +
      place(856, 478, produce.leek(), 0.74, -12) +
      place(922, 500, oven.baguette(), 0.72, 12) +
      place(886, 592, craft.tote(P.cream, P.creamDark, tomato.put(0, -30, 0.8)), 0.98)
    );
  },
  'winter-farmers-markets': () => {
    const crate = reusable(vessels.crate(154, 58));
    return (
      g.wall('#c7d6d6', '#eef3f1') +
      g.land('-9,430! 240,380 520,410 860,366 1209,404!', '#dbe5e2') +
      many(g.spruce('#7f9a91'), '96,486,1.3 1112,486,1.4') +
      many(g.spruce(), '196,520,1.7 1010,524,1.9') +
      g.land('-9,508! 300,496 700,506 1209,494!', '#f3f4ee') +
      g.planks(306, 226, 588, 316, 9, P.earth, P.earthDark) +
      g.box(346, 246, 508, 180, '#ffe0a3') +
      g.box(346, 246, 508, 34, P.shade, 0.14) +
      stroke('M346 330h508', P.squashDark, 9) +
      many(
        vessels.jar({ width: 40, height: 44, content: P.berry, contentShade: P.berryDark }),
        '400,326 450,326 752,326 800,326',
      ) +
      place(600, 330, oven.roundLoaf(), 0.44) +
      many(produce.carrot(), '392,448,0.74,-6 436,450,0.8 480,448,0.74,6') +
      many(produce.lettuce(), '556,400,0.6,-5 640,400,0.6,5 598,394,0.66') +
      many(more.butternut(), '716,410,0.62,-10 764,408,0.66,4 812,410,0.6,12') +
      crate.defs +
      [436, 598, 764].map((x) => crate.put(x, 446)).join('') +
      g.planks(306, 444, 588, 98, 7, P.tan, P.earth, true) +
      g.box(288, 434, 624, 18, P.tanLight) +
      fill(
        closed('230,240! 250,206! 570,72 600,64 630,72 950,206! 970,240! 936,246! 600,122! 264,246!'),
        P.slateDark,
      ) +
      fill(
        closed(
          '222,222! 238,196 560,56 600,44 640,56 962,196 978,222! 956,236 936,222 900,226 872,204 830,206 806,180 600,96! 398,180 372,206 330,202 300,226 266,220 246,236',
        ),
        P.cream,
      ) +
      fill(
        closed('640,56 962,196 978,222! 956,236 936,222 900,226 872,204 830,206 806,180 600,96!'),
        '#dfe6e0',
      ) +
      fill(closed('330,226! 600,118! 870,226!'), P.earth) +
      place(600, 196, extra.token(30, extra.leafMark(0.62), P.cream, P.creamDark)) +
      stroke('M306 236q150 40 294 4q146 36 294-4', P.earthDark, 3) +
      lamps('350,252 400,260 450,264 500,261 550,254 640,253 690,261 740,264 790,260 842,253') +
      g.land('-9,552! 260,534 600,546 940,532 1209,548!', '#fbfaf4') +
      shadow(270, 586, 96, 12) +
      place(236, 584, produce.pumpkin(P.slate, P.slateDark, P.slateLight), 0.62) +
      place(310, 588, produce.pumpkin(), 0.72) +
      shadow(902, 588, 84, 11) +
      many(produce.apple(), '862,540,0.7,-6 906,536,0.74 944,542,0.68,8') +
      crate.put(902, 590, 1.06) +
      fill(closed('822,532! 838,522 890,526 930,520 980,530! 976,538! 826,540!'), '#fff', 0.9) +
      g.snowfall()
    );
  },
  'questions-to-ask-a-farmer': () =>
    g.wall(GROUND.dawn) +
    g.disk(430, 300, 250, '#fbe9bd') +
    g.hills(430, '#d3ddb4', '#b6ca90') +
    many(g.roundTree(P.leafLight, P.leaf), '170,480,0.9 256,474,0.66 1076,470,0.9') +
    g.furrows('-9,482! 500,470 1209,478!', [700, 440], '#bd9263', '#8fb36c') +
    place(430, 566, extra.farmer(), 1.08) +
    place(796, 224, extra.bubble(300, 210, '#fffdf6')) +
    place(796, 278, field.seedling(74), 1.3) +
    fill(closed('756,280! 770,266 800,262 826,268 840,282!'), P.earth) +
    place(936, 426, extra.bubble(196, 136, P.leaf, true)) +
    place(
      938,
      424,
      fill(roundShape(0, 0, 23, 23, 0.01), P.sun) +
        stroke('M0-36v-8M0 36v8M36 0h8M-36 0h-8M26-26l5-5M-26-26l-5-5M26 26l5 5M-26 26l-5 5', P.sun, 6),
    ) +
    g.box(0, 566, 1200, 70, P.tan) +
    g.box(0, 558, 1200, 16, P.tanLight) +
    stroke('M150 574v60M390 574v60M640 574v60M880 574v60M1090 574v60', P.earth, 3, 0.6) +
    many(produce.apple(), '700,562,0.78 756,562,0.8,8 728,524,0.74'),
  'snap-and-wic-at-the-market': () => {
    const sprout = reusable(extra.leafMark(1));
    const apple = reusable(produce.apple());
    return (
      g.wall(GROUND.moss) +
      place(600, 126, g.wideAwning(1420, 130, 14, P.leaf, P.leafDark)) +
      g.tabletop(376) +
      sprout.defs +
      apple.defs +
      shadow(600, 450, 400, 22) +
      apple.put(240, 326, 1.26, -8) +
      apple.put(322, 318, 1.3) +
      apple.put(402, 330, 1.24, 8) +
      place(282, 282, produce.apple(P.leafLight, P.leaf, P.moss), 1.18) +
      apple.put(364, 278, 1.18, 4) +
      place(322, 440, vessels.crate(270, 118)) +
      place(
        536,
        436,
        vessels.bottle({
          width: 96,
          height: 224,
          cap: P.leaf,
          label: place(0, -64, vessels.label(62, 56, P.moss, P.leafDark, sprout.put(0, 2, 0.62))),
        }),
      ) +
      many(produce.carrot(), '676,444,1.36,13 738,446,1.36,-2 800,436,1.32,-15') +
      stroke('M668 328q70 20 144-6', P.tanLight, 10) +
      place(938, 442, produce.lettuce(), 1.3) +
      shadow(392, 566, 160, 14) +
      place(
        400,
        514,
        fill(closed('-146,-78! -134,-88! 134,-88! 146,-78! 146,78! 134,88! -134,88! -146,78!'), P.leafDark) +
          fill(closed('-146,20! -60,-4 40,30 146,6! 146,78! 134,88! -134,88! -146,78!'), P.leaf) +
          g.box(-146, -60, 292, 30, P.ink) +
          fill(closed('-112,8! -66,8! -66,44! -112,44!'), P.sun) +
          stroke('M-112 26h46M-89 8v36', P.sunDark, 3) +
          dots('52,58 68,58 84,58 100,58', 5, P.cream),
        1.04,
        -7,
      ) +
      place(644, 546, extra.token(58, sprout.put(0, 4, 1.1))) +
      place(764, 560, extra.token(58, apple.put(0, 34, 0.86), P.cream, P.creamDark)) +
      place(888, 544, extra.token(58, sprout.put(0, 4, 1.1)))
    );
  },
  'how-food-hubs-work': () => {
    const crate = reusable(vessels.crate(120, 66));
    return (
      g.wall(GROUND.sky) +
      g.hills(470, '#d3dfc0', '#c2d2a8') +
      g.box(196, 96, 500, 424, '#b7c6bd') +
      stroke('M246 110v400M296 110v400M646 110v400M596 110v400', P.slate, 3, 0.5) +
      g.box(176, 76, 540, 34, P.clayDark) +
      g.box(176, 106, 540, 8, P.shade, 0.18) +
      g.box(256, 186, 380, 270, P.slateDark) +
      g.box(272, 202, 348, 254, '#ffe0a3') +
      g.box(272, 202, 348, 54, P.cream) +
      stroke('M272 220h348M272 238h348', P.creamDark, 4) +
      place(446, 150, extra.token(28, extra.leafMark(0.56), P.cream, P.creamDark)) +
      g.land('-9,520! 400,518 800,522 1209,519!', '#d9c9a6') +
      g.box(176, 452, 540, 74, P.slate) +
      g.box(176, 446, 540, 16, P.slateLight) +
      stroke('M196 486h500', P.sun, 12) +
      crate.defs +
      many(produce.tomato(), '312,306,0.5 344,306,0.52 372,306,0.5') +
      place(470, 378, produce.lettuce(), 0.5) +
      place(516, 378, produce.lettuce(), 0.54) +
      crate.put(344, 376) +
      crate.put(344, 446) +
      crate.put(494, 446) +
      many(produce.pumpkin(), '588,446,0.42') +
      shadow(810, 578, 230, 15) +
      place(
        772,
        540,
        form(closed('-148,0! -148,-236! 104,-236! 104,0!'), P.cream, P.creamDark, { dx: -40, dy: 0 }) +
          form(closed('112,0! 112,-176! 180,-176! 220,-96! 252,-84! 256,0!'), P.leaf, P.leafDark, {
            dx: -16,
            dy: 0,
          }) +
          fill(closed('132,-104! 132,-156! 172,-156! 200,-104!'), P.slateLight) +
          place(-22, -56, produce.beet(), 1.12) +
          stroke('M-148-8h404', P.ink, 12) +
          fill(roundShape(248, -46, 9, 12), P.sun),
        0.92,
      ) +
      many(extra.tire(34), '702,546 948,546') +
      shadow(424, 584, 150, 12) +
      crate.put(360, 584, 1.06) +
      place(488, 522, produce.corn(), 0.44, 30) +
      many(produce.apple(), '462,524,0.6,-6 496,522,0.62 528,526,0.58,6') +
      crate.put(494, 584, 1.06) +
      many(more.pepper(), '332,522,0.5 362,520,0.54 392,522,0.5')
    );
  },
};
