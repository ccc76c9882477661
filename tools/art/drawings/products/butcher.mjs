/** Pictures of the butcher's and the fisher's. */
import { brush, closed, dots, fill, form, leaf, place, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as kitchen from '../things/things-kitchen.mjs';
import * as produce from '../things/things-produce.mjs';
import { heap, onBoard, onPlate, onTable } from './settings.mjs';

const strip = () =>
  form(
    closed('-104,-6 -60,-18 -20,-4 24,-18 70,-6 106,-16! 106,14! 66,24 24,12 -20,26 -62,12 -104,24!'),
    P.tomatoDark,
    '#7d2a20',
    {
      dx: 0,
      dy: -4,
      inside:
        stroke('M-108 4q44-14 88 6t88-6t44 2', P.roseLight, 6) +
        stroke('M-108 18q44-12 88 6t88-8t44 0', P.cream, 5),
    },
  );
export const bacon = () => onBoard(heap(strip(), '204,202,1.2,-3 190,226,1.25,2 208,252,1.25,-2'));
export const groundMeat = () =>
  onBoard(
    shadow(200, 254, 128, 9) +
      place(
        200,
        252,
        form(
          closed('-124,0 -132,-34 -104,-70 -50,-92 10,-98 70,-86 116,-54 132,-20 112,2 0,8'),
          P.tomato,
          P.tomatoDark,
          {
            dx: -10,
            dy: -6,
            inside:
              stroke(
                'M-100-20q20-24 44-12t40-14t46 6t44-8M-90-46q22-20 44-8t44-14t50 8M-60-70q24-14 44-6t40-6M-108 0q30-18 60-8t60-10t60 6',
                P.blush,
                6,
                0.75,
              ) + stroke('M-80-32q20-14 40-6M-10-58q22-12 40-4M30-22q24-12 44-2', P.roseLight, 4),
          },
        ),
      ) +
      place(330, 258, kitchen.herbTwig(76), 1, -30),
  );
export const jerky = () =>
  onBoard(
    heap(
      form(closed('-84,-6 -50,-16 0,-10 46,-18 86,-8 80,10 40,8 0,16 -46,8 -88,12'), P.earth, P.earthDark, {
        dx: -3,
        dy: -5,
        inside:
          brush(-60, 0, 110, -3, P.tan, { rows: 3, bend: 3 }) + dots('-40,-4 -10,2 20,-4 50,0', 1.8, P.cream),
      }),
      '206,204,1.2,-8 166,220,1.2,6 236,232,1.25,-3 180,252,1.25,4',
    ),
  );
const bone = () =>
  fill(closed('-60,-12! 60,-12! 60,12! -60,12!'), P.cream) +
  fill(closed('-60,2! 60,2! 60,12! -60,12!'), P.creamDark) +
  dots('-66,-12 66,-12', 16, P.cream) +
  dots('-66,12 66,12', 16, P.creamDark) +
  dots('-68,8 64,8', 13, P.cream);
export const bones = () => onBoard(heap(bone(), '200,198,1.05,-10 146,226,1.2,12 256,240,1.2,-14'));
const drumstick = () =>
  stroke('M44-30l54-26', P.cream, 13) +
  dots('98,-64 106,-52', 9, P.cream) +
  form(closed('-66,-6 -78,-34 -60,-62 -22,-72 22,-56 54,-38 56,-20 22,-10 -20,6'), P.squash, P.clay, {
    dx: -7,
    dy: -6,
    inside: brush(-54, -30, 50, -20, P.sun, { rows: 4, bend: 5 }),
  });
export const drumsticks = () =>
  onPlate(
    heap(drumstick(), '190,214,1.15,-8 136,248,1.25,4 264,256,1.2,-6') + place(78, 240, leaf(44, 20), 1, -50),
  );
const shrimp = () =>
  stroke('M-40-6q-36-42 4-64q40-16 58 20', P.roseLight, 25) +
  stroke('M-36-16q-26-34 6-52q30-12 44 16', P.blush, 8) +
  stroke('M-58-30l14-4M-54-50l14 4M-38-70l8 12M-12-80l0 14M12-72l-8 12', P.clay, 3.4) +
  fill(closed('-40,-12! -56,12! -38,6! -26,16! -28,-6!'), P.clay) +
  stroke('M24-44q22-4 30-26M24-42q26 2 38-14', P.clay, 3) +
  dots('20,-54', 3.4, P.ink);
export const shrimps = () =>
  onPlate(
    heap(shrimp(), '200,206,1.1 118,240,1.15,-8 206,258,1.2,6 296,242,1.1,14') +
      place(330, 216, produce.lemonSlice(26)),
  );
export const crab = () =>
  onTable(
    shadow(200, 258, 150, 14) +
      stroke(
        'M120 200q-50 2-66 44M124 220q-36 8-40 42M132 236q-20 10-18 34M280 200q50 2 66 44M276 220q36 8 40 42M268 236q20 10 18 34',
        P.clayDark,
        10,
      ) +
      stroke('M124 176q-50-10-54-56M276 176q50-10 54-56', P.clay, 15) +
      form(closed('58,126! 40,92 56,62! 68,84! 88,66! 96,96 84,124!'), P.clay, P.clayDark) +
      form(closed('342,126! 360,92 344,62! 332,84! 312,66! 304,96 316,124!'), P.clay, P.clayDark) +
      form(closed('200,252 142,240 108,200 130,164 200,150 270,164 292,200 258,240'), P.clay, P.clayDark, {
        dx: -10,
        dy: -8,
        inside:
          brush(130, 204, 60, -40, P.blush, { rows: 4, bend: 6 }) +
          dots('190,190 214,186 236,206 172,214 206,224', 3.4, P.blush),
      }) +
      stroke('M178 152v-16M222 152v-16', P.clayDark, 5) +
      dots('178,132 222,132', 6.5, P.ink),
    170,
  );
export const fillets = () =>
  onBoard(
    heap(
      form(closed('-120,4 -100,-24 -40,-38 30,-36 92,-22 122,-4 96,18 30,24 -50,24'), P.blush, P.clay, {
        dx: -3,
        dy: -7,
        inside: stroke(
          'M-84-22q-12 18-2 40M-50-32q-14 26-2 52M-14-36q-14 28-2 56M22-36q-12 28-2 56M56-30q-10 22 0 46',
          P.roseLight,
          4.4,
        ),
      }),
      '206,210,1.25,-4 190,246,1.3,3',
    ) + place(328, 258, produce.lemonSlice(26)),
  );
