/** Still lifes of flowers, plants, handmade goods and everything else. */
import { closed, fill, leaf, place, reusable, roundShape, shadow, sprig, stroke, table } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as craft from '../things/things-craft.mjs';
import * as field from '../things/things-field.mjs';
import * as oven from '../things/things-oven.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';

export const flowers = [
  () => {
    const rose = reusable(field.blossom(35, P.roseLight, P.rose, P.sun, 10));
    const gold = reusable(field.blossom(35, P.sun, P.sunDark, P.earth, 9));
    const green = reusable(sprig(110, 4, 46, 24));
    return (
      table(214) +
      shadow(206, 270, 84, 11) +
      rose.defs +
      gold.defs +
      green.defs +
      green.put(170, 160, 1.1, -50) +
      green.put(232, 160, 1.1, 52) +
      green.put(188, 156, 1.05, -18) +
      green.put(216, 156, 1.1, 22) +
      stroke(
        'M196 160q-40-30-62-56M204 160q40-30 66-58M200 160q-4-50-10-104M202 160q14-40 38-84',
        P.leaf,
        4,
      ) +
      rose.put(130, 96, 1.28) +
      gold.put(192, 52, 1.2) +
      rose.put(262, 64, 1.1, 20) +
      gold.put(286, 118, 1.06) +
      rose.put(204, 112, 1.36, 12) +
      gold.put(156, 144, 0.9) +
      gold.put(96, 146, 0.74) +
      rose.put(250, 146, 0.84) +
      place(198, 270, craft.jug(P.slate, P.slateDark, P.cream), 0.86)
    );
  },
  () => {
    const tulip = reusable(field.tulip(150, P.tomato, P.tomatoDark, P.blush));
    const pale = reusable(field.tulip(150, P.sun, P.sunDark, P.butter));
    return (
      table(160) +
      shadow(214, 272, 120, 11) +
      tulip.defs +
      pale.defs +
      tulip.put(196, 222, 1, -34) +
      pale.put(196, 222, 1.04, -18) +
      tulip.put(206, 222, 1, 36) +
      pale.put(204, 222, 1.02, 22) +
      tulip.put(200, 224, 1.08, 1) +
      pale.put(186, 226, 0.84, -50) +
      fill(
        closed('92,156! 150,178 200,168! 250,180 312,152! 262,222 236,278! 168,278! 144,222'),
        P.tanLight,
      ) +
      fill(closed('200,168! 250,180 312,152! 262,222 236,278! 206,278! 216,220'), P.tan) +
      fill(closed('146,222! 200,214 262,220! 256,238! 202,234 150,240!'), P.cream)
    );
  },
  () => {
    const sun = reusable(field.sunflower(70));
    return (
      sun.defs +
      table(220) +
      shadow(206, 272, 82, 10) +
      stroke('M190 190q-40-50-66-84M206 190q4-70 2-120M214 190q40-40 70-74', P.leafDark, 7) +
      place(160, 168, leaf(70, 38), 1, -66) +
      place(240, 172, leaf(70, 38), 1, 72) +
      place(214, 160, leaf(60, 32, P.leafLight, P.leaf, P.moss), 1, 34) +
      sun.put(116, 96, 0.9, 8) +
      sun.put(294, 108, 0.84, 0) +
      sun.put(206, 76, 1, 20) +
      place(
        200,
        272,
        fill(closed('-62,-100! 62,-100! 50,0! -50,0!'), P.slateLight) +
          fill(closed('22,-100! 62,-100! 50,0! 20,0!'), P.slate) +
          stroke('M-60-78q60 10 120 0M-54-22q54 8 108 0', P.slate, 3.4) +
          stroke('M-64-100q64 10 128 0', P.cream, 7),
      )
    );
  },
];

export const plants = [
  () => {
    const dark = reusable(leaf(112, 40));
    const light = reusable(leaf(122, 42, P.leafLight, P.leaf, P.moss));
    return (
      table(206) +
      shadow(204, 268, 172, 12) +
      place(88, 196, field.seedling(84), 1.24) +
      place(88, 264, field.pot(), 1.04) +
      place(316, 194, sprig(118, 5, 42, 24), 1.05, 5) +
      place(316, 264, field.pot(P.clay, P.clayDark), 1.02) +
      dark.defs +
      light.defs +
      dark.put(200, 186, 1, -46) +
      light.put(202, 186, 0.95, -20) +
      dark.put(204, 186, 1, 48) +
      light.put(204, 188, 1, 20) +
      dark.put(202, 190, 1.16, 0) +
      place(202, 270, field.pot(P.slate, P.slateDark, P.slateLight), 1.24)
    );
  },
  () => {
    const plant = reusable(field.seedling(58));
    return (
      table(196) +
      shadow(204, 270, 178, 13) +
      plant.defs +
      [66, 122, 178, 234, 290, 338]
        .map((x, index) =>
          plant.put(x, 204 - (index % 2) * 3, [0.98, 1.12, 0.9][index % 3], [-5, 3, 0, 6][index % 4]),
        )
        .join('') +
      fill(closed('34,196! 366,196! 380,218! 20,218!'), P.earthDark) +
      [92, 150, 208, 266, 320]
        .map((x, index) => plant.put(x, 216, [1.3, 1.14, 1.36, 1.2, 1.26][index], [4, -6, 2, -3, 5][index]))
        .join('') +
      place(200, 270, vessels.crate(360, 58))
    );
  },
];

export const artisanGoods = [
  () =>
    table(206) +
    shadow(204, 268, 172, 12) +
    place(104, 264, craft.jug(P.cream, P.creamDark, P.clay), 1.3) +
    place(306, 266, vessels.bowlBack(86, 68) + vessels.bowl(86, 68, P.clay, P.clayDark)) +
    place(206, 274, craft.mug(), 1.05),
  () =>
    table(206) +
    shadow(140, 266, 96, 11) +
    shadow(300, 272, 84, 9) +
    place(88, 262, craft.candle(124), 1.3) +
    place(156, 270, craft.candle(80, P.sun, P.sunDark), 1.4) +
    place(290, 268, craft.soap(), 1.34) +
    place(282, 210, craft.soap(P.roseLight, P.rose), 1.22) +
    place(362, 278, leaf(54, 24), 1, -76),
  () =>
    table(204) +
    shadow(166, 266, 120, 12) +
    stroke('M150 190L96 70M176 190L236 64', P.tan, 6) +
    fill(roundShape(96, 68, 7, 7), P.earth) +
    fill(roundShape(237, 62, 7, 7), P.earth) +
    place(112, 204, craft.yarn(P.slate, P.slateDark, P.slateLight), 1.05) +
    place(212, 206, craft.yarn(P.sun, P.sunDark, P.butter), 1.05) +
    place(164, 196, craft.yarn(P.clay, P.clayDark, P.blush), 1.12) +
    place(162, 266, vessels.basket(236, 190, 88)) +
    shadow(340, 276, 38, 6) +
    place(334, 276, craft.yarn(P.clay, P.clayDark, P.blush), 0.74),
];

export const other = [
  () =>
    table(212) +
    shadow(204, 272, 108, 11) +
    place(156, 168, produce.leek(), 1, -14) +
    place(252, 190, oven.baguette(), 0.86, 14) +
    place(206, 160, leaf(84, 40), 1, -8) +
    place(190, 160, leaf(76, 38, P.leafLight, P.leaf, P.moss), 1, -40) +
    place(202, 272, craft.tote(P.cream, P.creamDark, place(0, -40, produce.apple(), 0.8)), 1.12),
  () =>
    table(210) +
    shadow(184, 268, 108, 12) +
    place(178, 266, craft.wateringCan(), 1.3) +
    shadow(348, 278, 40, 7) +
    place(346, 216, field.seedling(52), 1.05) +
    place(346, 276, field.pot(), 0.86),
  () => {
    const bread = reusable(oven.baguette());
    return (
      table(210) +
      shadow(204, 270, 156, 13) +
      place(
        112,
        216,
        vessels.jar({
          width: 72,
          height: 96,
          content: P.squash,
          contentShade: P.squashDark,
          lid: P.sun,
          lidShade: P.sunDark,
        }),
      ) +
      bread.defs +
      bread.put(206, 214, 0.9, -8) +
      bread.put(242, 214, 0.86, 12) +
      place(172, 212, leaf(88, 40), 1, -18) +
      place(180, 212, leaf(80, 36, P.leafLight, P.leaf, P.moss), 1, 14) +
      place(
        296,
        220,
        vessels.bottle({ width: 62, height: 132, content: P.cream, contentShade: P.creamDark }),
      ) +
      place(200, 226, produce.apple(P.squash, P.clay, P.sun), 0.8, -8) +
      place(202, 270, vessels.basket(284, 230, 80))
    );
  },
];

plants.push(() => {
  const bough = reusable(sprig(128, 4, 54, 30));
  return (
    table(212) +
    shadow(200, 270, 82, 11) +
    stroke('M200 200V22', P.tan, 5) +
    bough.defs +
    bough.put(200, 196, 1.2, -38) +
    bough.put(200, 192, 1.2, 36) +
    bough.put(200, 180, 1.22, -3) +
    place(128, 152, produce.tomato(), 0.62, -6) +
    place(258, 130, produce.tomato(), 0.66, 8) +
    place(190, 100, produce.tomato(P.squash, P.squashDark, P.butter), 0.54) +
    place(216, 184, produce.tomato(), 0.68, 4) +
    place(200, 270, field.pot(), 1.3)
  );
});
