/** Pictures of one fruit of the warm states each, and of dried and frozen ones. */
import { brush, closed, dots, fill, form, leaf, place, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as fruit from '../things/things-fruit.mjs';
import * as produce from '../things/things-produce.mjs';
import { heap, inBowl, inCrate, onBoard, onPlate, onTable } from './settings.mjs';

export const avocados = () =>
  onBoard(
    shadow(130, 250, 54, 7) +
      shadow(282, 252, 54, 7) +
      place(206, 220, fruit.avocado(), 1.3, 4) +
      place(128, 250, fruit.avocado(), 1.45, -8) +
      place(284, 252, fruit.halfAvocado(), 1.45, 6),
  );
export const mangoes = () =>
  onBoard(
    shadow(128, 250, 64, 8) +
      shadow(290, 252, 62, 8) +
      place(210, 218, fruit.mango(P.leafLight, P.leaf), 1.2, 6) +
      heap(fruit.mango(), '126,250,1.4,-6 290,252,1.3,8'),
  );
export const papayas = () =>
  onBoard(
    shadow(140, 252, 70, 8) +
      place(138, 250, produce.pear(P.squash, P.leaf, P.sun), 1.7, -8) +
      place(
        278,
        250,
        fill(closed('0,0 -40,-8 -52,-50 -34,-96 0,-116 34,-96 52,-50 40,-8'), P.squashDark) +
          fill(closed('0,-7 -34,-14 -44,-50 -28,-90 0,-108 28,-90 44,-50 34,-14'), P.squash) +
          fill(closed('0,-24 -16,-32 -20,-54 -10,-78 0,-84 10,-78 20,-54 16,-32'), P.sun) +
          dots('-6,-36 6,-40 -8,-52 8,-56 0,-48 -2,-66 4,-72', 4.4, P.ink),
        1.35,
        8,
      ),
  );
export const bananas = () =>
  onTable(
    shadow(200, 256, 118, 12) +
      place(204, 214, fruit.banana(), 1.5, -8) +
      place(196, 230, fruit.banana(), 1.55, 2) +
      place(204, 250, fruit.banana(), 1.5, 12),
    190,
  );
export const pineapples = () =>
  onTable(
    shadow(148, 266, 62, 9) +
      shadow(284, 268, 52, 8) +
      place(146, 262, fruit.pineapple(), 1.35, -3) +
      place(286, 266, fruit.pineapple(), 1.05, 5),
    196,
  );
export const coconuts = () =>
  onTable(
    shadow(134, 264, 84, 11) +
      shadow(286, 266, 78, 10) +
      place(
        134,
        262,
        form(roundShape(0, -60, 66, 62, 0.03), P.earth, P.earthDark, {
          dx: -10,
          dy: -6,
          inside: stroke(
            'M-50-90q30 10 60 4M-56-60q40 12 80 2M-50-30q40 10 80 0M-30-106q20 8 44 2',
            P.tan,
            3,
          ),
        }) + dots('-6,-74 14,-74 4,-58', 5, P.ink),
      ) +
      place(
        286,
        262,
        fill(closed('-70,-64! 70,-64! 60,-24 30,0 -30,0 -60,-24'), P.earthDark) +
          fill(roundShape(0, -64, 70, 24, 0.01), P.earth) +
          fill(roundShape(0, -64, 62, 19, 0.01), '#fff') +
          fill(roundShape(0, -61, 46, 12, 0.01), P.creamDark),
      ),
    196,
  );
export const figs = () =>
  onPlate(
    heap(fruit.fig(), '140,242,1.25,-8 208,214,1.2,4') +
      place(278, 250, fruit.halfFig(), 1.25, 8) +
      place(206, 260, fruit.halfFig(), 1.1, -6),
    P.leaf,
  );
export const pomegranates = () =>
  onBoard(
    shadow(132, 250, 60, 8) +
      shadow(284, 250, 64, 8) +
      place(208, 216, fruit.pomegranate(), 1.2, 4) +
      place(130, 250, fruit.pomegranate(), 1.5, -6) +
      place(
        286,
        250,
        fill(roundShape(0, -40, 50, 44, 0.03), P.tomatoDark) +
          fill(roundShape(0, -40, 43, 38, 0.03), P.butter) +
          dots(
            '-24,-48 -10,-58 8,-58 24,-48 -26,-32 -8,-40 10,-40 26,-32 -14,-22 4,-20 18,-20',
            6.5,
            P.tomato,
          ),
        1.25,
        4,
      ),
  );
export const watermelon = () =>
  onTable(
    shadow(146, 262, 112, 13) +
      shadow(292, 268, 90, 10) +
      place(144, 260, fruit.melon(P.leafLight, P.leafDark, P.leafDark), 1.4) +
      place(
        290,
        264,
        fruit.wedge(P.leafDark, P.tomato) + dots('-40,-38 -16,-30 10,-34 34,-40 0,-20', 4, P.ink),
        1.15,
        -4,
      ),
    196,
  );
export const melons = () =>
  onTable(
    shadow(140, 262, 100, 12) +
      shadow(296, 268, 88, 10) +
      place(138, 260, fruit.melon(P.tanLight, P.tan, P.cream), 1.25) +
      place(292, 264, fruit.wedge(P.tan, P.squash), 1.1, -4),
    196,
  );
export const oranges = () =>
  inCrate(
    heap(
      form(roundShape(0, -36, 39, 37, 0.02), P.squash, P.squashDark, {
        dx: -7,
        dy: -5,
        inside:
          brush(-26, -30, 26, -60, P.butter, { rows: 3, bend: 4 }) +
          dots('4,-48 14,-30 -4,-20 20,-42', 1.4, P.squashDark),
      }) + place(2, -70, leaf(30, 15), 1, 60),
      '106,208,1.2,-8 200,194,1.3,4 294,208,1.2,10 152,218,1.2,-4 248,218,1.2,6',
    ),
  );
export const lemons = () =>
  inBowl(
    heap(produce.lemon(), '112,206,1.1,-24 200,182,1.2,8 286,204,1.1,22 158,210,1.15,6 244,212,1.15,-10'),
  );
export const limes = () =>
  onBoard(
    shadow(130, 250, 56, 7) +
      shadow(280, 252, 54, 7) +
      heap(
        form(
          closed('0,0 -22,-5 -35,-18 -42,-24! -36,-32 -22,-45 0,-49 22,-45 36,-32 42,-26! 35,-18 22,-5'),
          P.leaf,
          P.leafDark,
          { dx: -6, dy: -4, inside: brush(-25, -24, 30, -34, P.leafLight, { bend: 5 }) },
        ),
        '204,222,1.3,6 126,250,1.45,-8',
      ) +
      place(
        286,
        228,
        fill(roundShape(0, 0, 44, 42, 0.02), P.leaf) +
          fill(roundShape(0, 0, 37, 35, 0.02), P.moss) +
          stroke('M-34 0h68M-17-30l34 60M17-30l-34 60', P.cream, 4),
      ),
  );
export const driedFruit = () =>
  inBowl(
    heap(
      form(roundShape(0, -14, 30, 17, 0.06), P.tanLight, P.tan, { dx: -3, dy: -3 }) +
        fill(roundShape(0, -15, 9, 5, 0.05), P.earth),
      '112,204,1,-14 180,192,1.1,8 246,192,1.1,-6 296,206,1,12',
    ) +
      heap(
        form(closed('0,0 -18,-4 -24,-18 -12,-28 8,-26 22,-16 18,-2'), P.squash, P.clay, { dx: -3, dy: -3 }),
        '146,200,1.1 214,188,1.1,20 270,204,1.1,-12',
      ) +
      dots('130,206 164,206 198,204 232,206 262,208 286,208 106,208', 8, P.berryDark),
    P.leaf,
    P.leafDark,
  );
export const frozen = () =>
  onTable(
    shadow(200, 268, 104, 11) +
      form(closed('112,266! 104,96! 296,92! 290,264! 200,270'), P.slateLight, P.slate, {
        dx: -14,
        dy: 0,
        inside:
          dots(
            '130,230 156,244 184,236 212,246 240,236 266,246 142,210 170,216 200,214 230,212 258,216',
            12,
            P.berry,
          ) + dots('146,226 196,228 246,224', 10, P.tomato),
      }) +
      fill(closed('102,96! 106,76! 294,72! 298,94! 200,98'), P.slateDark) +
      stroke(
        'M200 116v62M173 132l54 31M227 132l-54 31M200 128l-8-8M200 128l8-8M200 166l-8 8M200 166l8 8',
        '#fff',
        6,
      ),
    212,
  );
