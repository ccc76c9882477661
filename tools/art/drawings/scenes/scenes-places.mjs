/**
 * Small motifs that say what a place is: they stand at the lower edge of its little map, in a 240 by 180
 * picture.
 */
import { closed, dots, fill, form, leaf, place, reusable, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as field from '../things/things-field.mjs';
import { hen } from '../things/things-kitchen.mjs';
import {
  awningPost,
  barnFront,
  orchardTree,
  shareBox,
  stall,
  stallGoods,
  wheel,
} from '../things/things-places.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';

export const PLACE_PICTURE = { width: 240, height: 180 };

export const farmersMarket = [
  () =>
    shadow(120, 168, 100, 9) +
    place(120, 168, stall(P.tomato, P.tomatoDark, stallGoods(P.tomato, P.squash, P.leaf)), 1.04),
  () =>
    shadow(120, 168, 104, 9) +
    place(120, 168, stall(P.leaf, P.leafDark, stallGoods(P.sun, P.berry, P.tomato)), 1.04) +
    place(212, 170, vessels.crate(44, 26), 1),
  () =>
    shadow(118, 168, 104, 9) +
    place(76, 164, stall(P.sunDark, P.squashDark, stallGoods(P.leafLight, P.tomato, P.berry)), 0.74) +
    place(168, 170, stall(P.tomato, P.tomatoDark, stallGoods(P.sun, P.leaf, P.squash)), 0.72),
];
farmersMarket.push(
  () =>
    shadow(120, 168, 96, 9) +
    place(120, 150, awningPost(110)) +
    fill(
      closed(
        '24,72! 44,40 84,22 120,18 156,22 196,40 216,72! 192,66 168,74! 144,66 120,74! 96,66 72,74! 48,66',
      ),
      P.cream,
    ) +
    fill(closed('72,74! 78,44 100,24 120,18! 98,42 96,68!'), P.sun) +
    fill(closed('24,72! 44,40 84,22 104,20! 64,42 48,66!'), P.sun) +
    fill(closed('120,74! 120,18! 136,40 144,66!'), P.sun) +
    fill(closed('168,74! 160,42 130,18! 182,34 206,58 192,66!'), P.sunDark) +
    place(76, 170, dots('-26,-40 -10,-44 8,-43 24,-40 -16,-53 2,-54', 9, P.tomato) + vessels.crate(76, 40)) +
    place(
      166,
      170,
      place(-12, -30, produce.lettuce(), 0.34) +
        place(20, -32, produce.lettuce(), 0.3) +
        vessels.crate(76, 40),
    ),
  () =>
    shadow(120, 168, 104, 9) +
    place(120, 168, stall(P.slate, P.slateDark, stallGoods(P.squash, P.leafLight, P.tomato))) +
    place(
      40,
      172,
      place(
        -6,
        -26,
        stroke('M0 0l-6-22M4 0l2-30M8 0l12-20', P.leaf, 4) +
          place(-6, -26, field.blossom(13, P.sun, P.sunDark, P.earth)) +
          place(6, -36, field.blossom(14, P.roseLight, P.rose)) +
          place(22, -24, field.blossom(12, P.tomato, P.tomatoDark)),
      ) +
        fill(closed('-20,-30! 20,-30! 15,0! -15,0!'), P.slateLight) +
        fill(closed('8,-30! 20,-30! 15,0! 7,0!'), P.slate),
    ),
  () =>
    shadow(120, 170, 106, 9) +
    stroke('M14 20q106 40 212-2', P.earth, 2.6) +
    [
      [22, 24, P.tomato],
      [52, 32, P.sun],
      [84, 38, P.leaf],
      [116, 40, P.clay],
      [148, 38, P.sun],
      [180, 33, P.tomato],
      [210, 24, P.leaf],
    ]
      .map(([x, y, color]) => fill(closed(`${x - 11},${y - 1}! ${x + 11},${y - 1}! ${x},${y + 22}!`), color))
      .join('') +
    place(
      120,
      128,
      dots('-72,-10 -58,-14 -44,-10 -64,-23', 9, P.tomato) +
        place(0, -4, produce.lettuce(), 0.5) +
        place(54, -6, produce.pumpkin(), 0.4),
    ) +
    fill(closed('20,122! 220,120! 214,170! 26,170!'), P.cream) +
    fill(closed('20,122! 45,122! 47,170! 26,170!'), P.tomato) +
    fill(closed('70,121! 95,121! 95,170! 72,170!'), P.tomato) +
    fill(closed('120,121! 145,121! 143,170! 119,170!'), P.tomato) +
    fill(closed('170,120! 195,120! 191,170! 167,170!'), P.tomato),
);
export const onFarmMarket = [
  () =>
    shadow(120, 168, 96, 9) +
    place(108, 166, barnFront(P.leaf, P.leafDark, P.earthDark), 0.9) +
    place(204, 172, dots('-14,-24 -2,-28 12,-24 0,-36', 7, P.tomato) + vessels.crate(48, 26)),
  () =>
    shadow(122, 168, 104, 9) +
    place(92, 166, barnFront(P.clay, P.clayDark, P.earthDark), 0.92) +
    place(192, 170, dots('-18,-30 -4,-34 12,-30 -10,-42 4,-42', 7, P.squash) + vessels.crate(60, 30)),
  () =>
    shadow(120, 168, 96, 9) +
    place(136, 166, barnFront(P.slate, P.slateDark, P.cream), 0.92) +
    place(46, 170, produce.pumpkin(), 0.42) +
    place(82, 172, produce.pumpkin(P.squashDark, P.clay, P.squash), 0.3),
];
export const csa = [
  () =>
    shadow(120, 168, 100, 9) +
    place(
      120,
      166,
      shareBox(
        P.tan,
        P.earth,
        place(-2, -46, produce.lettuce(), 0.86) +
          place(-58, -46, produce.tomato(), 0.74, -8) +
          place(58, -48, produce.corn(), 0.66, 14) +
          place(-28, -44, produce.tomato(P.squash, P.squashDark, P.butter), 0.6),
      ),
    ),
  () =>
    shadow(120, 168, 100, 9) +
    place(
      120,
      166,
      shareBox(
        P.leaf,
        P.leafDark,
        place(-52, -40, produce.leek(), 0.6, -10) +
          place(6, -48, produce.beet(), 0.66, -4) +
          place(56, -44, produce.lettuce(), 0.56, 6) +
          place(-26, -44, produce.pear(), 0.7, -6),
      ),
    ),
];
csa.push(
  () =>
    shadow(120, 168, 92, 9) +
    place(
      120,
      166,
      place(-46, -46, produce.pear(), 0.82, -8) +
        place(-8, -50, produce.beet(), 0.66, 4) +
        place(40, -46, produce.apple(), 0.8, 10) +
        place(66, -46, produce.corn(), 0.6, 20) +
        vessels.basket(182, 150, 62),
    ),
);
export const foodHub = [
  () => {
    const box = reusable(vessels.crate(84, 46));
    return (
      shadow(122, 170, 104, 9) +
      box.defs +
      place(120, 74, dots('-26,-4 -8,-8 10,-4 26,-6 -16,-18 2,-19 18,-16', 9, P.tomato)) +
      place(74, 122, dots('-24,-2 -6,-5 12,-3 28,-4', 9, P.sun)) +
      box.put(74, 168) +
      box.put(164, 168) +
      box.put(120, 120)
    );
  },
  () =>
    shadow(120, 170, 104, 8) +
    place(
      118,
      150,
      fill(closed('-100,0! -100,-88! 34,-88! 34,0!'), P.cream) +
        fill(closed('12,-88! 34,-88! 34,0! 12,0!'), P.creamDark) +
        form(closed('38,0! 38,-70! 70,-70! 88,-36! 102,-30! 102,0!'), P.leaf, P.leafDark, { dx: -8, dy: 0 }) +
        fill(closed('48,-40! 48,-62! 68,-62! 80,-40!'), P.slateLight) +
        place(-36, -16, produce.apple(), 0.8) +
        stroke('M-100-2h204', P.ink, 5),
    ) +
    place(64, 154, wheel(15)) +
    place(194, 154, wheel(15)),
];
export const agritourism = [
  () =>
    shadow(120, 170, 106, 8) +
    place(
      116,
      140,
      fill(closed('-92,-12! -94,-44 -60,-60 -40,-76 0,-64 34,-78 66,-56 88,-44 86,-12!'), P.sun) +
        stroke('M-70-30l22-10M-40-50l20 8M-10-34l24-8M30-52l16 10M48-28l22-6M-20-62l16 4', P.sunDark, 3.4) +
        fill(closed('-98,-14! 94,-14! 94,2! -98,2!'), P.clay) +
        stroke('M94-4l24 10', P.earth, 5),
    ) +
    place(64, 152, wheel(20)) +
    place(170, 152, wheel(20)),
  () =>
    shadow(120, 168, 90, 8) +
    place(82, 168, hen(P.cream, P.creamDark, '#fff'), 0.8) +
    place(174, 168, hen(), 0.58),
];
agritourism.push(() => {
  const sun = reusable(field.sunflower(40));
  const blade = reusable(leaf(44, 23));
  return (
    shadow(124, 168, 104, 8) +
    sun.defs +
    blade.defs +
    stroke('M58 168q-4-50 0-84M104 168q4-60 0-104M150 168q-2-40 2-76', P.leafDark, 6) +
    blade.put(58, 140, 1, -62) +
    blade.put(104, 138, 1, 60) +
    blade.put(150, 146, 0.9, 64) +
    sun.put(58, 80, 0.86, 0) +
    sun.put(104, 58, 1, 12) +
    sun.put(152, 88, 0.8, 6) +
    place(206, 170, produce.pumpkin(), 0.36)
  );
});
export const farmStand = [
  () =>
    shadow(120, 168, 92, 8) +
    stroke('M56 168V78M184 168V78', P.earth, 6) +
    fill(closed('34,82! 60,42! 182,42! 208,82!'), P.leaf) +
    fill(closed('134,42! 182,42! 208,82! 140,82!'), P.leafDark) +
    place(
      120,
      128,
      dots('-44,-8 -30,-12 -16,-8 -36,-20 -22,-20', 8, P.tomato) +
        dots('12,-8 28,-12 44,-8 20,-20 36,-20', 8, P.squash),
    ) +
    fill(closed('46,126! 194,126! 194,138! 46,138!'), P.tanLight) +
    fill(closed('50,138! 190,138! 188,168! 52,168!'), P.tan) +
    place(120, 154, vessels.label(58, 18, P.cream, P.clay)),
  () =>
    shadow(120, 170, 92, 8) +
    place(
      112,
      128,
      fill(closed('-70,-14! 64,-14! 50,26! -56,26!'), P.clay) +
        fill(closed('26,-14! 64,-14! 50,26! 24,26!'), P.clayDark) +
        stroke('M62-10l44-12', P.earth, 7),
    ) +
    place(
      104,
      118,
      place(-34, 2, produce.tomato(), 0.6) +
        place(36, 2, produce.tomato(P.squash, P.squashDark, P.butter), 0.6) +
        place(0, 2, produce.lettuce(), 0.56),
    ) +
    place(112, 128, fill(closed('-74,-18! 68,-18! 67,-8! -73,-8!'), P.squashDark)) +
    place(90, 152, wheel(17)) +
    stroke('M150 150l8 20', P.earth, 6),
];
export const uPick = [
  () => {
    const berry = reusable(produce.strawberry());
    return (
      shadow(120, 168, 90, 9) +
      berry.defs +
      [
        [66, 106, -16],
        [104, 96, 8],
        [142, 98, -8],
        [176, 108, 16],
        [86, 118, 20],
        [124, 118, -6],
        [158, 120, 10],
      ]
        .map(([x, y, turn]) => berry.put(x, y, 0.84, turn))
        .join('') +
      stroke('M50 102C58 8 182 8 190 102', P.earth, 7) +
      place(120, 168, vessels.basket(156, 124, 62))
    );
  },
  () =>
    shadow(112, 168, 84, 9) +
    place(98, 168, orchardTree(P.tomato), 1.06) +
    stroke('M168 168l14-104M196 168l-8-104M172 140h22M175 118h18M178 96h13', P.tan, 5) +
    place(204, 170, produce.apple(), 0.4),
  () =>
    shadow(110, 168, 90, 9) +
    place(140, 168, orchardTree(P.squash), 1.06) +
    place(
      56,
      170,
      dots('-22,-34 -8,-38 8,-37 22,-33 0,-46 -14,-45', 8, P.squash) + vessels.basket(74, 58, 36),
    ),
];
