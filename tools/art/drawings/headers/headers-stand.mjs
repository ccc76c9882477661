/** Header pictures of stands and small tents. Each is 1200 by 630, its subject in the middle 840 by 470. */
import { closed, dots, fill, form, place, roundShape, shadow, sprig, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as field from '../things/things-field.mjs';
import * as oven from '../things/things-oven.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import * as g from './header-grounds.mjs';
import * as more from './things-header-produce.mjs';
import * as extra from './things-header.mjs';

const { GROUND, many } = g;

/** The box into which customers of an untended stand put their money; it stands on 0,0. */
const honorBox = () =>
  form(closed('-106,0! -106,-124! 106,-124! 106,0!'), P.clay, P.clayDark, { dx: -40, dy: 0 }) +
  fill(closed('-120,-122! -88,-164! 88,-164! 120,-122!'), P.tomatoDark) +
  g.box(-120, -124, 240, 14, P.clayDark) +
  g.box(-46, -150, 92, 12, P.ink) +
  place(0, -164, extra.token(32, stroke('M0-12v24', P.squashDark, 5), P.sun, P.sunDark)) +
  fill(closed('-44,-146! 44,-146! 48,-130! -48,-130!'), '#86291e') +
  fill(roundShape(-14, -58, 40, 40, 0.01), P.cream) +
  place(-14, -56, extra.leafMark(1.05)) +
  place(
    70,
    -56,
    fill(roundShape(0, 10, 15, 14), P.sunDark) + stroke('M-9 2v-8q0-9 9-9t9 9v8', P.slateDark, 5),
  );

export const standHeaders = {
  'buying-from-a-farm-stand': () =>
    g.wall('#dce8dc') +
    g.hills(330, '#c9dab0', '#a9c588') +
    g.land('-9,404! 400,388 800,402 1209,392!', '#93b673') +
    g.box(0, 0, 1200, 78, P.leafDark) +
    g.box(0, 74, 1200, 12, P.shade, 0.2) +
    stroke('M150 84V480M1050 84V480', P.earth, 26) +
    stroke('M142 84V480M1042 84V480', P.tan, 7, 0.7) +
    place(
      324,
      84,
      stroke('M0-8v150', P.tan, 6) +
        many(more.garlic(), '-16,72,0.78,160 18,68,0.78,200 -18,126,0.78,170 20,124,0.78,190 0,178,0.78,180'),
    ) +
    place(
      884,
      92,
      stroke('M0-12v20', P.tan, 6) +
        many(sprig(140, 5, 52, 27), '-14,10,1,197 14,10,1,163 0,12,1.1,180') +
        fill(closed('-17,-2! 17,-2! 15,20! -15,20!'), P.clay),
    ) +
    g.tabletop(460) +
    shadow(600, 552, 190, 17) +
    place(588, 550, honorBox(), 1.34) +
    shadow(318, 550, 150, 14) +
    place(
      318,
      546,
      extra.eggCarton(3, [
        produce.egg(),
        produce.egg(P.tanLight, P.tan, true),
        produce.egg(P.slateLight, P.slate),
      ]),
      1.24,
    ) +
    shadow(886, 556, 150, 14) +
    place(
      934,
      534,
      stroke('M0-60l-24-90M0-60l4-112M0-60l34-84', P.leaf, 6) +
        place(-28, -156, field.blossom(38, P.sun, P.sunDark, P.earth)) +
        place(38, -150, field.blossom(36, P.tomato, P.tomatoDark)) +
        place(4, -188, field.blossom(42, P.roseLight, P.rose)) +
        fill(closed('-38,-90! 38,-90! 30,0! -30,0!'), P.slateLight) +
        fill(closed('12,-90! 38,-90! 30,0! 10,0!'), P.slate),
      1.16,
    ) +
    many(produce.tomato(), '776,486,1,-6 850,482,1.04,6 814,446,0.94') +
    place(814, 556, vessels.basket(206, 164, 88, P.leafLight, P.leaf, P.moss)),
};

export const standGuides = {
  'snap-at-farmers-markets': () => {
    const canopy = (x, y, color, shade, size) =>
      place(
        x,
        y,
        stroke('M-150 0v-236M150 0v-236M0-20v-230', P.earth, 9) +
          fill(
            closed(
              '-190,-228! -120,-300 0,-340 120,-300 190,-228! 150,-240 96,-226! 48,-240 0,-226! -48,-240 -96,-226! -150,-240',
            ),
            color,
          ) +
          fill(closed('96,-226! 90,-280 0,-340! 120,-300 190,-228! 150,-240'), shade) +
          fill(closed('-96,-226! -84,-280 0,-340! 84,-280 96,-226! 48,-240 0,-226! -48,-240'), P.cream),
        size,
      );
    return (
      g.wall('#f4dcc0') +
      g.disk(600, 380, 290, '#fae8c6') +
      g.skyline(470, [110, 150, 90, 170, 120, 90, 140, 170, 110, 150], 120, '#e3c5a0', '#f9ecd2', 34) +
      g.land('-9,464! 400,460 800,466 1209,462!', '#cfd6a6') +
      canopy(326, 500, P.sun, P.sunDark, 0.82) +
      canopy(874, 500, P.slate, P.slateDark, 0.82) +
      many(produce.pumpkin(), '262,440,0.4 328,438,0.44 392,440,0.38') +
      g.box(210, 436, 236, 72, P.tan) +
      g.box(202, 430, 252, 14, P.tanLight) +
      many(produce.tomato(), '806,438,0.62 848,438,0.66 892,438,0.62 936,438,0.64') +
      g.box(754, 436, 236, 72, P.tan) +
      g.box(746, 430, 252, 14, P.tanLight) +
      canopy(600, 560, P.leaf, P.leafDark, 1.24) +
      shadow(600, 572, 260, 16) +
      many(produce.lettuce(), '470,426,0.72') +
      many(produce.carrot(), '560,424,0.62,14 584,426,0.64,-4') +
      g.box(410, 420, 380, 140, P.leafDark) +
      g.box(398, 412, 404, 18, P.tanLight) +
      place(
        600,
        494,
        fill(closed('-74,-46! 74,-46! 74,46! -74,46!'), P.cream) +
          g.box(-74, -32, 148, 18, P.ink) +
          fill(closed('-58,0! -28,0! -28,24! -58,24!'), P.sun) +
          stroke('M6 6h46M6 24h30', P.leaf, 7),
        1,
        -3,
      ) +
      place(
        686,
        412,
        form(closed('-34,0! -28,-84! 34,-84! 36,0!'), P.slateDark, P.ink, { dx: -10, dy: 0 }) +
          g.box(-20, -74, 40, 26, '#ffe0a3') +
          dots('-12,-34 2,-34 16,-34 -12,-20 2,-20 16,-20', 4, P.slateLight),
      ) +
      many(produce.apple(), '752,414,0.5,6')
    );
  },
  'farm-stands': () =>
    g.wall(GROUND.dawn) +
    g.disk(880, 176, 64, P.sun, 0.9) +
    g.hills(370, '#d6deb2', '#b4ca8c') +
    many(g.roundTree(P.leafLight, P.leaf), '228,426,0.86 964,420,1.1 1044,424,0.8') +
    g.land('-9,430! 400,412 800,424 1209,416!', '#94b56c') +
    fill(closed('-9,640! 120,590 520,548 900,520 1209,500! 1209,640!'), '#dcc096') +
    stroke('M-9 608q300-50 640-80t580-46', P.cream, 5, 0.7) +
    stroke('M0 452h300M0 482h300M900 446h300M900 474h300', P.cream, 9) +
    stroke('M60 436v66M180 436v66M290 436v66M910 430v66M1030 430v66M1150 430v66', P.cream, 12) +
    shadow(596, 546, 290, 20) +
    stroke('M372 540V240M820 540V240', P.earth, 16) +
    g.planks(380, 250, 432, 170, 5, '#c99e6b', P.earth) +
    fill(closed('312,262! 420,122! 772,122! 880,262!'), P.clay) +
    fill(closed('640,122! 772,122! 880,262! 690,262!'), P.clayDark) +
    stroke('M398 154h396M374 188h444M346 224h500', P.clayDark, 4, 0.6) +
    g.box(304, 256, 584, 16, P.earthDark) +
    stroke('M390 348h412', P.earthDark, 10) +
    many(
      vessels.jar({ width: 44, height: 52, content: P.sun, contentShade: P.sunDark }),
      '424,343 474,343 524,343 664,343 714,343 764,343',
    ) +
    place(594, 343, oven.roundLoaf(), 0.42) +
    many(produce.tomato(), '420,424,0.66 462,420,0.7 504,424,0.66 440,396,0.62 484,394,0.64') +
    many(produce.corn(), '560,432,0.54,-12 592,430,0.58,2 626,432,0.54,14') +
    many(more.butternut(), '696,430,0.56,-8 736,428,0.6,4 776,430,0.54,12') +
    g.planks(364, 428, 464, 112, 6, P.tan, P.earth, true) +
    g.box(350, 420, 492, 18, P.tanLight) +
    place(
      596,
      492,
      form(closed('-46,34! -46,-30! 46,-30! 46,34!'), P.leaf, P.leafDark, { dx: -18, dy: 0 }) +
        g.box(-22, -20, 44, 8, P.ink) +
        fill(closed('-14,-16! -14,-34! 14,-34! 14,-16!'), P.sun) +
        g.box(-46, -12, 92, 3, P.leafDark),
    ) +
    many(produce.pumpkin(), '292,556,0.76 372,562,0.5') +
    place(
      884,
      552,
      stroke('M0-40l-26-70M0-40l2-92M0-40l30-72', P.leafDark, 6) +
        place(-28, -116, field.sunflower(40)) +
        place(34, -118, field.sunflower(38)) +
        place(2, -142, field.sunflower(44)) +
        fill(closed('-44,-70! 44,-70! 34,0! -34,0!'), P.slateLight) +
        fill(closed('14,-70! 44,-70! 34,0! 12,0!'), P.slate),
    ) +
    g.grass('210,530 960,512 1010,528 172,560', P.leaf),
};
