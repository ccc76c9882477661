/** Still lifes of the dairy, the henhouse, the butcher, the coast and the oven. */
import { closed, fill, leaf, place, reusable, roundShape, shadow, stroke, table } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as kitchen from '../things/things-kitchen.mjs';
import * as oven from '../things/things-oven.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';

export const dairy = [
  () =>
    table(206) +
    shadow(128, 268, 70, 10) +
    shadow(282, 270, 104, 12) +
    place(
      116,
      266,
      vessels.bottle({
        width: 88,
        height: 196,
        label: place(0, -52, vessels.label(50, 40, P.cream, P.leaf, place(0, 15, leaf(30, 16)))),
      }),
    ) +
    place(266, 268, kitchen.cheeseWedge(), 1.22),
  () =>
    table(196) +
    shadow(176, 252, 150, 17) +
    place(166, 248, kitchen.cheeseWheel(), 1.4) +
    shadow(322, 262, 56, 9) +
    place(
      322,
      262,
      vessels.glass({ width: 76, height: 126, content: P.cream, contentShade: P.creamDark, fillTo: 0.8 }),
    ),
  () =>
    table(212) +
    shadow(120, 266, 82, 11) +
    shadow(282, 272, 96, 10) +
    place(118, 264, kitchen.milkCan(), 1.3) +
    place(282, 272, kitchen.butterDish(), 1.12),
];

export const eggs = [
  () => {
    const white = reusable(produce.egg());
    const brown = reusable(produce.egg(P.tanLight, P.tan, true));
    const blue = reusable(produce.egg(P.slateLight, P.slate));
    const colors = [brown, white, blue, brown, white];
    return (
      table(192) +
      shadow(202, 266, 176, 15) +
      white.defs +
      brown.defs +
      blue.defs +
      fill(closed('30,214! 44,190! 356,190! 370,214!'), P.slateDark) +
      [0, 1, 2, 3, 4].map((index) => colors[(index + 2) % 5].put(76 + index * 62, 206, 1.08)).join('') +
      [0, 1, 2, 3, 4].map((index) => colors[index].put(74 + index * 63, 236, 1.26)).join('') +
      fill(
        closed(
          '22,206! 50,214 74,222 106,210! 136,222 168,210! 200,222 232,210! 263,222 294,210! 326,222 350,214 378,206! 366,266! 34,266!',
        ),
        P.slate,
      ) +
      fill(closed('300,216! 326,222 350,214 378,206! 366,266! 310,266!'), P.slateDark) +
      stroke(
        'M58 232q4 16 2 26M122 230q4 16 2 28M186 230q2 16 0 28M250 230q2 16-2 28M314 230q2 14-2 28',
        P.slateDark,
        3,
        0.7,
      ) +
      stroke('M46 226q2 18 4 32M110 226v30', P.slateLight, 3, 0.6)
    );
  },
  () => {
    const white = reusable(produce.egg());
    const brown = reusable(produce.egg(P.tanLight, P.tan, true));
    return (
      table(208) +
      shadow(206, 270, 126, 14) +
      white.defs +
      brown.defs +
      place(200, 270, vessels.bowlBack(134, 80, P.clayDark)) +
      brown.put(146, 186, 1.3, -20) +
      white.put(200, 176, 1.32, 6) +
      brown.put(258, 186, 1.3, 18) +
      white.put(112, 216, 1.24, -32) +
      brown.put(180, 214, 1.34, -8) +
      white.put(238, 212, 1.32, 14) +
      brown.put(290, 218, 1.2, 34) +
      place(200, 270, vessels.bowl(134, 80, P.clay, P.clayDark))
    );
  },
  () => {
    const white = reusable(produce.egg());
    const brown = reusable(produce.egg(P.tanLight, P.tan));
    const blue = reusable(produce.egg(P.slateLight, P.slate, true));
    const straw =
      'M70 220l-34-18M84 232l-56 6M96 246l-52 24M310 222l40-22M316 236l58 2M300 250l56 22M120 252l-20 32M280 254l26 30M180 262l-12 30M240 262l14 30M78 206l-26-30M316 206l34-32';
    return (
      table(150) +
      shadow(200, 256, 150, 22) +
      white.defs +
      brown.defs +
      blue.defs +
      stroke(straw, P.sunDark, 5) +
      fill(roundShape(198, 216, 136, 54, 0.06), P.sunDark) +
      fill(roundShape(196, 202, 112, 34, 0.05), P.earth) +
      blue.put(140, 222, 1.4, -24) +
      white.put(250, 222, 1.4, 22) +
      brown.put(196, 212, 1.46, -4) +
      white.put(170, 244, 1.4, -12) +
      blue.put(226, 246, 1.42, 16) +
      stroke(
        'M64 214q54 56 134 52q92-2 136-54M70 232q60 46 132 44q84 0 124-42M90 254q50 26 110 24q70 0 108-26M66 222q30 16 50 40M330 224q-30 14-44 38M130 246q40 20 60 30M266 250q-40 10-60 28',
        P.sun,
        5,
      ) +
      stroke(
        'M76 240q60 34 124 32M322 240q-40 26-90 34M110 244q20 14 60 26M300 236q-10 16-40 30',
        P.butter,
        3,
      )
    );
  },
];

export const meat = [
  () =>
    table(92) +
    shadow(208, 256, 182, 26) +
    place(200, 190, vessels.board(360, 176)) +
    place(200, 178, kitchen.steak(), 1.5, -6) +
    place(78, 262, kitchen.herbTwig(130), 1.05, 66),
  () =>
    table(176) +
    shadow(204, 258, 166, 22) +
    place(200, 234, vessels.plate(172, P.cream, P.creamDark, P.leaf)) +
    place(192, 214, kitchen.sausages(), 1.22) +
    place(306, 246, kitchen.herbTwig(84), 1, -36),
  () =>
    table(198) +
    shadow(210, 262, 170, 17) +
    place(200, 250, vessels.board(350, 60)) +
    place(196, 254, kitchen.roast(), 1.42) +
    place(60, 268, kitchen.herbTwig(80), 1, 52),
];

export const poultry = [
  () =>
    table(190) +
    shadow(204, 264, 176, 20) +
    place(200, 240, vessels.plate(178, P.slateLight, P.slate, P.cream)) +
    place(94, 250, leaf(64, 28), 1, -66) +
    place(104, 254, leaf(52, 26, P.leafLight, P.leaf, P.moss), 1, -96) +
    place(180, 244, kitchen.roastChicken(), 1.34) +
    place(286, 252, leaf(58, 26), 1, 78) +
    place(126, 256, produce.lemonSlice(25)) +
    place(164, 264, produce.lemonSlice(21)),
  () => {
    const brown = reusable(produce.egg(P.tanLight, P.tan, true));
    return (
      fill(roundShape(196, 146, 128, 124, 0.02), P.sun, 0.5) +
      table(240, P.leaf) +
      shadow(208, 272, 100, 10) +
      place(186, 272, kitchen.hen(), 1.46) +
      brown.defs +
      brown.put(312, 276, 0.8, 6) +
      brown.put(356, 282, 0.8, -74) +
      stroke(
        'M52 284q-4-18-12-28M58 284q0-20 4-32M64 284q4-14 14-22M370 262q-2-12-8-20M376 262q2-14 6-22',
        P.leaf,
        4,
      )
    );
  },
];

poultry.push(() => {
  const white = reusable(produce.egg());
  return (
    fill(roundShape(212, 150, 130, 122, 0.02), P.tomato, 0.22) +
    table(238, P.leaf) +
    shadow(204, 272, 104, 10) +
    place(222, 272, kitchen.hen(P.cream, P.creamDark, '#fff'), -1.46) +
    white.defs +
    white.put(76, 276, 0.84, -8) +
    white.put(42, 280, 0.76, 64) +
    stroke(
      'M344 284q-4-18-12-28M350 284q0-20 4-32M356 284q4-14 14-22M22 262q-2-12-8-20M28 262q2-14 6-22',
      P.leaf,
      4,
    )
  );
});

export const seafood = [
  () =>
    table(150) +
    shadow(204, 232, 182, 40) +
    place(200, 204, vessels.plate(186, P.cream, P.creamDark, P.slate)) +
    place(196, 184, kitchen.fish(), 1.36, -5) +
    place(296, 238, produce.lemonSlice(30)) +
    place(338, 220, produce.lemonSlice(26)) +
    place(74, 248, leaf(54, 24), 1, 40),
  () => {
    const oyster = reusable(kitchen.oyster());
    return (
      table(136) +
      shadow(206, 232, 182, 52) +
      oyster.defs +
      fill(roundShape(200, 202, 178, 82, 0.015), P.slate) +
      fill(roundShape(199, 196, 170, 74, 0.02), P.slateLight) +
      [
        [96, 186, -14],
        [166, 150, 8],
        [250, 150, -10],
        [310, 190, 16],
        [258, 240, -6],
        [140, 238, 10],
      ]
        .map(([x, y, turn]) => oyster.put(x, y, 1.14, turn))
        .join('') +
      place(200, 196, produce.lemonSlice(34))
    );
  },
  () =>
    table(176, P.sunDark) +
    place(196, 116, kitchen.fish(P.clay, P.clayDark, P.roseLight), 1.22, -12) +
    place(216, 196, kitchen.fish(), 1.26, 4) +
    shadow(94, 272, 44, 8) +
    place(92, 272, kitchen.shell(), 1.05, -12) +
    shadow(322, 276, 36, 7) +
    place(320, 276, kitchen.shell(), 0.84, 16),
];

export const bakedGoods = [
  () =>
    table(192) +
    vessels.checkedCloth(
      closed('36,250! 120,226 300,230 384,244! 352,292 250,310! 140,310! 70,288'),
      P.tomato,
    ) +
    shadow(206, 258, 158, 16) +
    place(200, 258, oven.roundLoaf(), 1.5),
  () =>
    table(186) +
    shadow(204, 262, 156, 16) +
    place(200, 258, oven.pie(), 1.42) +
    stroke('M150 118q-12-14 0-28t0-28M204 110q-12-14 0-28t0-28M256 118q-12-14 0-28t0-28', P.cream, 6, 0.55),
  () => {
    const bread = reusable(oven.baguette());
    return (
      bread.defs +
      table(206) +
      shadow(180, 268, 130, 14) +
      shadow(322, 274, 62, 8) +
      bread.put(130, 232, 1.1, -14) +
      bread.put(216, 234, 1.1, 15) +
      bread.put(172, 232, 1.14, 2) +
      place(172, 268, vessels.basket(206, 170, 98)) +
      place(310, 278, oven.croissant(), 1.02, -4)
    );
  },
];
