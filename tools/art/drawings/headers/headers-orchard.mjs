/**
 * Header pictures of picking in fields and orchards. Each is 1200 by 630, its subject in the middle 840 by
 * 470.
 */
import { closed, form, leaf, place, reusable, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as field from '../things/things-field.mjs';
import { orchardTree, wheel } from '../things/things-places.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import * as g from './header-grounds.mjs';
import * as extra from './things-header.mjs';

const { GROUND, many } = g;

/** A strawberry plant on 0,0, its fruit hanging to both sides. */
function strawberryPlant() {
  const blade = reusable(leaf(56, 40));
  const berry = reusable(produce.strawberry());
  return (
    blade.defs +
    berry.defs +
    g.putAll(blade, '-24,-8,1,-74 24,-8,1,74 -16,-12,1.06,-44 16,-12,1.06,46 -5,-14,1.14,-14 6,-14,1.12,18') +
    stroke('M-10-20q-24-6-34 16M10-22q26-6 36 18M0-22q2 8 2 16', P.leafLight, 3.4) +
    berry.put(-46, 34, 0.66, 6) +
    berry.put(46, 38, 0.7, -6) +
    berry.put(2, 30, 0.62, 4) +
    place(-24, -48, field.blossom(13, '#fff', P.creamDark, P.sun, 5))
  );
}

export const orchardHeaders = {
  'u-pick-first-visit': () =>
    g.wall(GROUND.sky) +
    g.disk(330, 170, 62, P.sun, 0.9) +
    g.hills(260, '#d3e0bd', '#b9cf98') +
    many(g.roundTree(P.leafLight, P.leaf), '860,304,0.56 910,302,0.7 966,304,0.5') +
    g.furrows('-9,312! 400,304 800,308 1209,302!', [600, 262], '#b98a5c', '#d9b483', 210) +
    many(
      strawberryPlant(),
      '494,330,0.36 596,328,0.36 700,330,0.36 414,372,0.56 764,372,0.56 316,430,0.86 856,430,0.86 140,520,1.36 1070,520,1.36',
    ) +
    shadow(560, 576, 210, 20) +
    many(
      produce.strawberry(),
      '454,484,1.2,-16 522,466,1.24,8 596,466,1.22,-8 662,486,1.2,16 486,510,1.2,20 556,506,1.24,-10 630,508,1.2,10',
    ) +
    stroke('M424 500C438 316 676 316 690 500', P.earth, 14) +
    stroke('M426 498C440 322 674 322 686 498', P.tan, 5) +
    place(556, 580, vessels.basket(278, 220, 96)) +
    shadow(840, 590, 120, 12) +
    place(840, 574, extra.strawHat(P.leaf), 1.24, -4),
  'u-pick-apples-and-pumpkins': () => {
    const tree = reusable(orchardTree(P.tomato));
    return (
      g.wall(GROUND.fall) +
      g.disk(600, 236, 130, '#f6cf85', 0.8) +
      g.hills(330, '#e0c894', '#cdb06a') +
      g.land('-9,420! 400,402 800,410 1209,400!', '#a5a457') +
      g.land('-9,520! 400,504 800,512 1209,500!', '#8d9048') +
      tree.defs +
      g.putAll(tree, '470,424,0.7 570,420,0.62 690,422,0.68') +
      tree.put(296, 510, 2.3) +
      tree.put(930, 506, 2.1) +
      tree.put(70, 520, 2) +
      tree.put(1150, 520, 2) +
      place(408, 530, extra.ladder(300, 96), 1, -11) +
      shadow(690, 582, 240, 16) +
      many(produce.pumpkin(), '594,500,0.76,-4 692,494,0.84 640,472,0.6,6') +
      place(782, 498, produce.pumpkin('#d97a34', P.clay, P.squash), 0.7, 6) +
      place(
        692,
        552,
        form(closed('-164,-70! 164,-70! 150,0! -150,0!'), P.clay, P.clayDark, {
          dx: -60,
          dy: 0,
          inside: stroke('M-164-46h330M-160-22h320', P.clayDark, 4),
        }),
      ) +
      stroke('M852 536q26-4 46-26M882 502l30 18', P.earthDark, 9) +
      place(590, 556, wheel(32)) +
      place(796, 556, wheel(32)) +
      shadow(460, 588, 76, 10) +
      many(produce.apple(), '424,556,0.66,-6 466,552,0.7 502,558,0.62,8') +
      place(462, 592, vessels.basket(128, 100, 44)) +
      place(910, 592, produce.pumpkin('#eadfbf', P.creamDark, '#fff'), 0.6) +
      place(970, 596, produce.pumpkin(), 0.44)
    );
  },
};

export const orchardGuides = {
  'u-pick-farms': () => {
    const bough = reusable(leaf(92, 42));
    const light = reusable(leaf(92, 42, P.leafLight, P.leaf, P.moss));
    const pair = reusable(produce.cherries());
    const spots = [
      [196, 116, -120],
      [262, 96, 160],
      [336, 110, -150],
      [420, 104, 140],
      [500, 92, -166],
      [590, 96, 166],
      [676, 92, -150],
      [764, 104, 150],
      [846, 96, -164],
      [926, 112, 128],
      [1000, 108, 100],
      [150, 92, 200],
      [300, 74, 40],
      [460, 70, -30],
      [640, 66, 24],
      [820, 70, -36],
      [960, 80, 50],
    ];
    return (
      g.wall('#dcebe0') +
      g.hills(430, '#c8dab0', '#a9c685') +
      many(g.roundTree('#a7c383', '#8fb06c'), '230,494,0.8 320,498,0.6 900,490,0.8 984,494,0.62') +
      g.land('-9,510! 300,500 800,508 1209,496!', '#85ac5e') +
      stroke('M-20 40Q300 110 640 84T1230 60', P.earth, 26) +
      stroke('M380 96q40 50 30 96M800 92q-40 40-36 96M220 84q-10 40-40 70', P.earth, 11) +
      bough.defs +
      light.defs +
      pair.defs +
      spots.map(([x, y, turn], index) => (index % 3 ? bough : light).put(x, y, 1.2, turn)).join('') +
      g.putAll(pair, '262,136,1.4 412,188,1.6,6 560,116,1.3,-6 764,186,1.6,-4 920,140,1.4,8') +
      g.putAll(bough, '420,190,1,120 776,186,1,112') +
      g.putAll(light, '404,186,1,-110 756,184,1,-118') +
      shadow(596, 586, 130, 14) +
      place(
        596,
        586,
        extra.pail(
          many(cherry(), '-50,-132,1 -18,-138,1.05 18,-136,1 50,-132,1 -34,-158,1 0,-164,1.04 34,-158,1'),
        ),
        1.3,
      ) +
      pair.put(800, 512, 1.2, 24) +
      g.grass('240,570 350,590 900,580 980,566 440,600', P.leafDark, 5)
    );
  },
};

/** One cherry for a full pail, its middle at 0,0. */
function cherry() {
  return form(roundShape(0, 0, 21, 20, 0.04), P.tomato, P.tomatoDark, {
    dx: -5,
    dy: -3,
    inside: stroke('M-10-6q3-5 8-6', P.blush, 3),
  });
}
