/** Still lifes of the pantry: honey, grains, seeds, nuts. */
import {
  brush,
  closed,
  dots,
  fill,
  leaf,
  place,
  reusable,
  roundShape,
  shadow,
  stroke,
  table,
} from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as field from '../things/things-field.mjs';
import * as vessels from '../things/things-vessels.mjs';

const honeyJar = (label) =>
  vessels.jar({
    width: 112,
    height: 128,
    content: P.squash,
    contentShade: P.squashDark,
    lid: P.sun,
    lidShade: P.sunDark,
    label,
  });

export const honey = [
  () =>
    table(204) +
    shadow(150, 268, 84, 11) +
    shadow(296, 270, 70, 9) +
    place(
      148,
      266,
      honeyJar(place(0, -50, vessels.label(66, 46, P.cream, P.clay, place(2, 2, field.bee(), 0.9)))),
      1.28,
    ) +
    fill(closed('232,262 250,252 300,250 352,256 366,266 340,276 270,278'), P.sunDark) +
    fill(closed('240,261 262,254 300,253 340,258 350,264 320,270 266,271'), P.sun) +
    place(298, 258, field.dipper(), 1.1, 30) +
    place(316, 72, field.bee(), 1.05, -12),
  () =>
    table(222, P.leaf) +
    shadow(166, 268, 118, 12) +
    place(164, 264, field.skep(), 1.3) +
    shadow(318, 270, 52, 8) +
    place(316, 270, honeyJar(place(0, -48, vessels.label(60, 40))), 0.78) +
    place(304, 88, field.bee(), 1, 8) +
    place(354, 134, field.bee(), 0.8, -16) +
    place(42, 92, field.bee(), -0.82, 10),
  () =>
    table(120) +
    shadow(210, 232, 176, 44) +
    place(198, 206, vessels.plate(184, P.slateLight, P.slate, P.cream)) +
    place(196, 186, field.honeycomb(), 1.36, -4) +
    place(330, 76, field.bee(), 1.15, -10) +
    place(84, 70, field.bee(), -0.9, 8),
];
export const grains = [
  () => {
    const ear = reusable(field.wheat(130));
    return (
      table(206) +
      shadow(212, 268, 116, 13) +
      ear.defs +
      ear.put(246, 176, 0.86, 24) +
      ear.put(214, 174, 0.84, 6) +
      ear.put(262, 190, 0.8, 44) +
      place(172, 266, vessels.sack(188, 150), 1) +
      brush(128, 118, 70, -4, P.creamDark, { rows: 3, gap: 5, bend: 4 }) +
      place(170, 214, vessels.label(82, 56, P.cream, P.clay)) +
      ear.put(248, 284, 0.78, 83)
    );
  },
  () => {
    const ear = reusable(field.wheat(150));
    return (
      table(236) +
      shadow(206, 276, 92, 9) +
      ear.defs +
      place(
        202,
        222,
        ear.put(-16, 0, 0.9, -42) +
          ear.put(16, 0, 0.9, 42) +
          ear.put(-11, 0, 0.98, -27) +
          ear.put(11, 0, 0.98, 28) +
          ear.put(-6, 0, 0.94, -13) +
          ear.put(6, 0, 0.94, 14) +
          ear.put(0, 0, 1),
      ) +
      fill(closed('180,196! 224,196! 236,236 258,276! 146,276! 168,236'), P.sunDark) +
      stroke('M190 208q-6 34-20 64M202 206v68M214 208q8 34 20 64', P.sun, 4.4) +
      fill(closed('172,188! 202,182 232,188! 231,210! 202,216 173,210!'), P.tomato) +
      stroke('M176 198q26 8 52 0', P.blush, 2.4)
    );
  },
  () =>
    table(210) +
    shadow(200, 268, 168, 13) +
    place(
      106,
      266,
      vessels.jar({
        width: 112,
        height: 150,
        content: P.sun,
        contentShade: P.sunDark,
        lid: P.earth,
        lidShade: P.earthDark,
        inside: dots(
          '-30,-90 -10,-84 12,-92 -38,-70 -18,-62 4,-68 26,-74 -28,-46 -6,-42 18,-50 -36,-26 -12,-20 10,-28 30,-34 -24,-8 0,-6 22,-12',
          3.4,
          P.butter,
        ),
      }),
    ) +
    place(
      218,
      268,
      vessels.jar({
        width: 96,
        height: 118,
        content: P.cream,
        contentShade: P.creamDark,
        lid: P.earth,
        lidShade: P.earthDark,
        label: place(0, -44, vessels.label(52, 36, P.moss, P.leaf)),
      }),
    ) +
    place(
      322,
      268,
      vessels.jar({
        width: 104,
        height: 180,
        content: P.clay,
        contentShade: P.clayDark,
        lid: P.earth,
        lidShade: P.earthDark,
        inside: dots(
          '-30,-110 -8,-116 14,-104 -34,-88 -14,-80 8,-86 28,-78 -26,-60 -2,-58 20,-62 -34,-38 -10,-34 14,-40 -24,-14 2,-12 26,-18',
          2.6,
          P.blush,
        ),
      }),
    ),
];

const radishMark = () =>
  fill(roundShape(-1, -50, 15, 15, 0.04), P.tomato) +
  place(-1, -62, leaf(22, 12), 1, -24) +
  place(1, -62, leaf(22, 12), 1, 26) +
  stroke('M-1-36q0 6 2 10', P.tomato, 2.6);
const leafMark = () => place(-1, -32, field.seedling(34), 0.82);
const flowerMark = () => place(-1, -58, field.blossom(25, P.sun, P.squash, P.earth, 8));

export const seeds = [
  () =>
    table(212) +
    shadow(206, 266, 166, 13) +
    place(98, 260, field.seedPacket(P.leaf, P.leafDark, radishMark()), 1.32, -9) +
    place(306, 262, field.seedPacket(P.clay, P.clayDark, leafMark()), 1.32, 9) +
    place(202, 266, field.seedPacket(P.sunDark, P.squashDark, flowerMark()), 1.5, -1) +
    dots('92,282 108,286 120,279 280,284 296,280 312,287 328,280', 4, P.earth),
  () =>
    table(236, P.earth, 0.5) +
    stroke('M206 300q-12-90 0-170', P.leafDark, 9) +
    place(206, 246, leaf(116, 62), 1, -68) +
    place(208, 224, leaf(116, 60), 1, 64) +
    place(204, 112, field.sunflower(108), 1, 6) +
    dots('48,262 66,272 84,264 100,278 318,266 338,276 352,264 366,280', 4.4, P.earthDark),
];

export const nuts = [
  () => {
    const walnut = reusable(field.walnut());
    const hazel = reusable(field.hazelnut());
    return (
      table(206) +
      shadow(186, 268, 128, 14) +
      walnut.defs +
      hazel.defs +
      place(184, 268, vessels.bowlBack(130, 76, P.leafDark)) +
      walnut.put(112, 196, 1.12, -14) +
      hazel.put(176, 176, 1.1, -20) +
      walnut.put(232, 188, 1.12, 14) +
      hazel.put(276, 204, 1.06, 20) +
      hazel.put(196, 206, 1.16, 8) +
      walnut.put(160, 214, 1.16, -8) +
      walnut.put(236, 218, 1.1, 16) +
      hazel.put(100, 214, 1.02, -30) +
      place(184, 268, vessels.bowl(130, 76, P.leaf, P.leafDark)) +
      shadow(336, 272, 40, 7) +
      walnut.put(338, 274, 1.12, 8)
    );
  },
  () => {
    const almond = reusable(field.almond());
    return (
      table(178) +
      shadow(166, 268, 104, 12) +
      shadow(310, 274, 76, 9) +
      almond.defs +
      place(158, 266, vessels.sack(190, 126, P.cream, P.creamDark, P.earth)) +
      almond.put(116, 146, 1.2, -34) +
      almond.put(154, 142, 1.24, 12) +
      almond.put(196, 146, 1.2, 40) +
      almond.put(134, 154, 1.2, 58) +
      almond.put(178, 156, 1.16, -50) +
      fill(closed('80,150! 76,140 158,150 240,138 236,152! 158,168'), P.cream) +
      stroke('M86 154q72 13 144 0', P.creamDark, 2.4) +
      almond.put(268, 250, 1.1, 74) +
      almond.put(366, 244, 1.1, -64) +
      almond.put(282, 284, 1.16, 62)
    );
  },
  () => {
    const acorn = reusable(field.hazelnut());
    return (
      table(132) +
      shadow(204, 250, 160, 22) +
      place(40, 64, stroke('M-50-10q120 70 300 40', P.earth, 7)) +
      place(96, 98, leaf(104, 56), 1, 150) +
      place(170, 112, leaf(110, 60, P.leafLight, P.leaf, P.moss), 1, 186) +
      place(258, 100, leaf(108, 58), 1, 212) +
      place(286, 94, leaf(96, 50, P.leafLight, P.leaf, P.moss), 1, 104) +
      acorn.defs +
      acorn.put(118, 262, 1.5, -16) +
      acorn.put(206, 272, 1.6, 6) +
      acorn.put(296, 258, 1.5, 22)
    );
  },
];

seeds.push(
  () =>
    table(216) +
    shadow(140, 266, 86, 10) +
    shadow(300, 272, 66, 8) +
    place(138, 264, field.seedPacket(P.clay, P.clayDark, flowerMark()), 1.58, -4) +
    place(302, 202, field.seedling(62), 1.3) +
    place(302, 270, field.pot(P.slate, P.slateDark, P.slateLight), 1.1) +
    dots('212,280 226,286 236,278 222,276', 4, P.earth),
);
