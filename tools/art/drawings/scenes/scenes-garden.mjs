/** Still lifes of the garden: vegetables, fruits, herbs. */
import {
  brush,
  closed,
  fill,
  leaf,
  place,
  reusable,
  roundShape,
  shadow,
  sprig,
  stroke,
  table,
} from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';

export const vegetables = [
  () =>
    table(212) +
    shadow(212, 270, 186, 17) +
    place(112, 202, produce.leek(), 0.98, -20) +
    place(302, 214, produce.corn(), 1.18, 18) +
    place(198, 212, produce.lettuce(), 1.32) +
    place(108, 212, produce.tomato(), 1.05, -8) +
    place(282, 218, produce.tomato(P.squash, P.squashDark, P.butter), 0.98, 10) +
    place(200, 270, vessels.crate(290, 84)),
  () => {
    const carrot = reusable(produce.carrot());
    return (
      table(158) +
      shadow(152, 270, 112, 13) +
      shadow(330, 264, 52, 9) +
      carrot.defs +
      place(
        150,
        118,
        carrot.put(-70, 124, 1.4, 27) +
          carrot.put(66, 128, 1.42, -24) +
          carrot.put(-26, 146, 1.46, 9) +
          carrot.put(24, 152, 1.5, -8),
      ) +
      stroke('M104 104q48 16 94-2M106 112q46 15 90-2', P.tanLight, 5.4) +
      stroke('M150 114q-50 8-56 40M154 114q16 26 50 26', P.tanLight, 4) +
      place(328, 254, produce.beet(), 1.16, 8)
    );
  },
  () =>
    table(190) +
    shadow(166, 258, 140, 17) +
    shadow(330, 268, 62, 10) +
    place(300, 246, produce.leek(), 1.16, 13) +
    place(152, 258, produce.pumpkin(), 1.5) +
    place(326, 268, produce.tomato(), 1.12, 5) +
    shadow(236, 278, 44, 7) +
    place(236, 280, produce.tomato(P.squash, P.squashDark, P.butter), 0.72, -9),
];

vegetables.push(
  () =>
    table(198) +
    shadow(152, 258, 118, 15) +
    shadow(316, 266, 70, 9) +
    place(268, 246, produce.corn(), 1.3, 12) +
    place(146, 256, produce.lettuce(), 1.62) +
    place(252, 268, produce.tomato(P.squash, P.squashDark, P.butter), 0.9, -4) +
    place(326, 264, produce.eggplant(), 1.16, 6),
);

export const fruits = [
  () => {
    const plum = reusable(produce.plum());
    return (
      plum.defs +
      table(214) +
      shadow(206, 274, 130, 14) +
      place(
        196,
        274,
        vessels.bowlBack(140, 88) +
          place(-18, -86, produce.pear(), 1.36, -8) +
          place(-82, -66, produce.apple(), 1.26, -14) +
          place(66, -68, produce.apple(P.squash, P.clay, P.sun), 1.26, 12) +
          plum.put(10, -56, 1.16, 10) +
          plum.put(-34, -54, 1, -16) +
          vessels.bowl(140, 88),
      ) +
      place(326, 196, produce.cherries(), 1.15)
    );
  },
  () => {
    const berry = reusable(produce.strawberry());
    return (
      table(196) +
      shadow(204, 268, 150, 16) +
      berry.defs +
      [
        [150, 150, -14],
        [212, 136, 8],
        [262, 152, 16],
        [112, 186, -18],
        [134, 172, 14],
        [184, 166, -6],
        [238, 170, 22],
        [288, 188, 14],
        [114, 212, 40],
        [166, 206, -22],
        [222, 208, 9],
        [272, 206, -26],
      ]
        .map(([x, y, turn]) => berry.put(x, y, 1.5, turn))
        .join('') +
      place(198, 268, vessels.basket(278, 226, 76)) +
      berry.put(348, 268, 1.24, 52)
    );
  },
  () =>
    table(176) +
    shadow(214, 254, 168, 18) +
    place(204, 232, vessels.board(336, 84)) +
    place(236, 196, produce.peach(), 1.62, 4) +
    place(126, 238, produce.peach(), 1.72, -6) +
    place(326, 236, produce.plum(), 1.42, 10) +
    place(222, 214, produce.halfPeach(), 1.4, 0) +
    place(70, 262, leaf(64, 26), 1, -62) +
    place(76, 264, leaf(54, 24, P.leafLight, P.leaf, P.moss), 1, -106),
];

/** A whole orange standing on 0,0. */
const orange = () =>
  fill(roundShape(0, -28, 30, 28, 0.02), P.squash) +
  fill(closed('8,-54 26,-42 30,-26 22,-8 4,0 16,-14 20,-32'), P.squashDark) +
  brush(-16, -40, 20, -38, P.sun, { rows: 2, bend: 4 }) +
  fill(roundShape(2, -53, 4, 2.6, 0.1), P.leafDark);

fruits.push(
  () => {
    const fruit = reusable(orange());
    const slice = reusable(produce.lemonSlice(30));
    return (
      fruit.defs +
      slice.defs +
      table(204) +
      shadow(164, 268, 124, 14) +
      shadow(322, 272, 56, 8) +
      place(
        160,
        270,
        vessels.bowlBack(128, 78, P.slateDark) +
          fruit.put(-66, -48, 1.3, -8) +
          place(0, -52, produce.lemon(), 1.3, 14) +
          fruit.put(66, -48, 1.3, 10) +
          fruit.put(-26, -84, 1.22, 4) +
          place(40, -92, produce.lemon(), 1.14, -20) +
          place(-2, -140, leaf(50, 24), 1, -42) +
          vessels.bowl(128, 78),
      ) +
      place(334, 268, produce.lemon(), 1.1, -6) +
      slice.put(290, 262, 1.05, 12)
    );
  },
  () => {
    const red = reusable(produce.apple());
    return (
      red.defs +
      table(206) +
      shadow(200, 270, 176, 15) +
      red.put(100, 204, 1.24, -12) +
      place(156, 196, produce.pear(), 1.3, 6) +
      place(214, 202, produce.apple(P.leafLight, P.leaf, P.moss), 1.28, 8) +
      place(258, 196, produce.pear(P.squash, P.squashDark, P.sun), 1.22, -10) +
      red.put(302, 206, 1.16, 8) +
      place(200, 270, vessels.crate(310, 88))
    );
  },
);

/** A tied bundle that hangs head down from 0,0. */
function hangingBundle(herb, color) {
  return (
    herb.put(-8, 16, 1, 196) +
    herb.put(9, 16, 1, 164) +
    herb.put(0, 14, 1.08, 180) +
    fill(closed('-12,12! 0,9 12,12! 11,27! 0,30 -11,27!'), color) +
    stroke('M-10 19q10 4 20 0', P.cream, 1.6, 0.7) +
    stroke('M-2 12q-6-10 0-18q5 8 0 18', P.earth, 2)
  );
}

export const herbs = [
  () => {
    const sage = reusable(sprig(150, 5, 52, 22, [P.slate, P.slateDark, P.slateLight]));
    const basil = reusable(sprig(150, 4, 62, 36));
    const thyme = reusable(sprig(158, 9, 24, 13, [P.leafLight, P.leaf, P.moss]));
    return (
      stroke('M-8 44q206 22 416-4', P.earth, 4) +
      sage.defs +
      basil.defs +
      thyme.defs +
      place(86, 48, hangingBundle(sage, P.clay), 1.08, 3) +
      place(204, 52, hangingBundle(basil, P.sun), 1.12, -2) +
      place(320, 50, hangingBundle(thyme, P.clay), 1.1, -3)
    );
  },
  () => {
    const basil = reusable(sprig(126, 4, 60, 38));
    return (
      table(212) +
      shadow(200, 270, 84, 13) +
      basil.defs +
      basil.put(168, 196, 1.1, -34) +
      basil.put(232, 196, 1.1, 36) +
      basil.put(188, 196, 1.25, -12) +
      basil.put(214, 196, 1.2, 14) +
      place(200, 270, potFront(), 1.3) +
      place(318, 274, leaf(58, 32), 1, 74) +
      place(316, 276, leaf(44, 26, P.leafLight, P.leaf, P.moss), 1, 112)
    );
  },
  () => {
    const rosemary = reusable(sprig(190, 13, 27, 7, [P.slate, P.slateDark, '']));
    const parsley = reusable(sprig(170, 4, 56, 34, [P.leafLight, P.leaf, P.moss]));
    const mint = reusable(sprig(176, 5, 58, 32));
    return (
      vessels.checkedCloth(closed('-10,96! 130,84 280,92 410,80! 410,310! -10,310!'), P.clay) +
      rosemary.defs +
      parsley.defs +
      mint.defs +
      mint.put(214, 262, 1.24, -38) +
      parsley.put(206, 262, 1.2, 36) +
      rosemary.put(204, 270, 1.2, 15) +
      rosemary.put(214, 268, 1.14, -14) +
      stroke('M186 226q24 9 46-2M187 233q24 9 46-2M189 240q22 8 42-2', P.tanLight, 5) +
      stroke(
        'M212 238q-50 6-40 32q24 2 40-32q20 40 50 30q2-24-50-30M210 240q-8 30-24 42M214 240q8 24 22 36',
        P.tanLight,
        3.4,
      )
    );
  },
];

/** A clay pot standing on 0,0. */
function potFront() {
  return (
    fill(closed('-32,-62! 32,-62! 24,0! -24,0!'), P.clay) +
    fill(closed('8,-62! 32,-62! 24,0! 6,0!'), P.clayDark) +
    fill(closed('-39,-78! 39,-78! 38,-58! -38,-58!'), P.squashDark) +
    fill(closed('12,-78! 39,-78! 38,-58! 11,-58!'), P.clay) +
    fill(roundShape(0, -78, 38, 5, 0), P.earthDark)
  );
}
