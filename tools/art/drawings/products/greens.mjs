/** Pictures of what is green: cabbages, leaves, stalks, shoots, and of roots with their leaves. */
import { brush, closed, fill, form, leaf, place, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as produce from '../things/things-produce.mjs';
import * as garden from '../things/things-vegetables.mjs';
import { heap, inBasket, inBowl, inCrate, onBoard, onTable } from './settings.mjs';

export const broccoli = () =>
  onTable(
    shadow(136, 262, 80, 10) +
      shadow(284, 264, 78, 10) +
      place(208, 224, garden.crown(P.leaf, P.leafDark, P.leafLight), 1.25) +
      place(132, 260, garden.crown(P.leaf, P.leafDark, P.leafLight), 1.4, -8) +
      place(284, 262, garden.crown(P.leaf, P.leafDark, P.leafLight), 1.35, 9),
    180,
  );
export const cauliflower = () =>
  onTable(
    shadow(200, 264, 118, 13) +
      place(116, 258, leaf(150, 74), 1, -34) +
      place(286, 258, leaf(150, 74), 1, 34) +
      place(200, 254, garden.crown(P.cream, P.creamDark, P.creamDark, P.moss), 1.75) +
      place(136, 264, leaf(120, 70, P.leafLight, P.leaf, P.moss), 1, -40) +
      place(264, 264, leaf(120, 70, P.leafLight, P.leaf, P.moss), 1, 40) +
      place(200, 268, leaf(80, 70, P.leafLight, P.leaf, P.moss)),
  );
export const cabbages = () =>
  onTable(
    shadow(128, 264, 92, 12) +
      shadow(288, 266, 84, 11) +
      place(290, 264, garden.cabbage(P.berry, P.berryDark, P.rose), 1.25) +
      place(132, 262, garden.cabbage(), 1.5),
    190,
  );
export const cabbageCrate = () =>
  inCrate(heap(garden.cabbage(), '112,212,1.1,-8 290,214,1.1,10 200,200,1.2,2'));
export const kale = () =>
  onTable(
    shadow(200, 272, 90, 10) +
      heap(
        garden.ruffled(P.leaf, P.leafDark, P.moss),
        '150,240,1.05,-34 252,240,1.05,34 172,234,1.2,-14 230,234,1.2,15',
      ) +
      place(200, 240, garden.ruffled(P.leafLight, P.leaf, P.moss), 1.25) +
      stroke('M160 250q40 16 82 0M164 258q38 14 74 0', P.tanLight, 6),
  );
export const chard = () =>
  onTable(
    shadow(200, 272, 96, 10) +
      place(146, 244, garden.ruffled(P.leaf, P.leafDark, P.sun), 1.1, -30) +
      place(256, 244, garden.ruffled(P.leaf, P.leafDark, P.tomato), 1.1, 30) +
      place(176, 240, garden.ruffled(P.leafLight, P.leaf, P.tomato), 1.2, -10) +
      place(226, 242, garden.ruffled(P.leaf, P.leafDark, P.rose), 1.2, 12) +
      stroke('M160 256q40 14 86-2M162 264q40 12 80-2', P.tanLight, 6),
  );
/** Wide smooth leaves, tied. */
export const collards = () =>
  onTable(
    shadow(200, 272, 96, 10) +
      heap(leaf(150, 96), '160,252,1.05,-44 240,252,1.05,44 178,250,1.15,-18 224,250,1.15,19') +
      place(200, 254, leaf(140, 92, P.leafLight, P.leaf, P.moss), 1.1) +
      stroke('M162 250q38 16 78 0M166 258q34 14 70 0', P.tanLight, 6),
  );
export const spinach = () =>
  inBasket(
    heap(leaf(84, 54), '112,206,1,-56 154,192,1.1,-24 246,192,1.1,26 288,206,1,58 200,180,1.15,4') +
      heap(
        leaf(72, 50, P.leafLight, P.leaf, P.moss),
        '132,208,1,-38 176,200,1.05,-14 224,200,1.05,16 268,208,1,40',
      ),
  );
export const lettuces = () =>
  onTable(
    shadow(128, 258, 90, 11) +
      shadow(292, 264, 84, 10) +
      place(292, 262, produce.lettuce(), 1.25, 4) +
      place(132, 256, produce.lettuce(), 1.5, -4),
    196,
  );
export const saladMix = () =>
  inBowl(
    heap(leaf(90, 46), '110,206,1,-50 160,190,1.1,-20 240,190,1.1,22 290,206,1,52') +
      heap(leaf(80, 44, P.leafLight, P.leaf, P.moss), '134,206,1,-34 200,186,1.2,2 264,206,1,36') +
      heap(leaf(70, 38, P.berry, P.berryDark, P.rose), '180,206,1,-12 226,206,1,16'),
    P.cream,
    P.creamDark,
  );
export const radishes = () =>
  onTable(
    shadow(204, 266, 150, 11) +
      heap(garden.radish(), '110,242,1.35,-20 296,242,1.35,20 156,248,1.45,-7 250,248,1.45,8 203,254,1.5'),
    190,
  );
export const turnips = () =>
  onTable(
    shadow(130, 264, 66, 9) +
      shadow(284, 264, 66, 9) +
      [
        [132, 1.5, -8],
        [286, 1.45, 8],
      ]
        .map(([x, size, turn]) =>
          place(
            x,
            250,
            place(-12, -70, leaf(80, 34), 1, -22) +
              place(14, -70, leaf(80, 34), 1, 22) +
              place(0, -70, leaf(88, 34, P.leafLight, P.leaf, P.moss)) +
              form(
                closed('0,18! -6,2 -34,-6 -48,-34 -36,-62 0,-72 36,-62 48,-34 34,-6 6,2'),
                P.cream,
                P.creamDark,
                {
                  dx: -8,
                  dy: -3,
                  inside:
                    fill(closed('-60,-44 -20,-36 20,-46 60,-40 60,-90 -60,-90'), P.berry, 0.75) +
                    brush(-30, -20, 24, -70, '#fff', { rows: 3, bend: 4 }),
                },
              ),
            size,
            turn,
          ),
        )
        .join(''),
    190,
  );
export const asparagus = () =>
  onTable(
    shadow(200, 268, 84, 10) +
      heap(
        garden.spear(),
        '156,262,1.25,-6 246,262,1.25,6 172,264,1.35,-3 230,264,1.35,4 188,266,1.4,-1 214,266,1.4,2 200,268,1.3',
      ) +
      fill(closed('148,196! 200,204 254,196! 254,222! 200,230 148,222!'), P.tanLight) +
      stroke('M148 198q52 9 106 0M148 220q52 9 106 0', P.tan, 3),
  );
export const brusselsSprouts = () =>
  inBowl(
    heap(
      garden.sprout(),
      '96,206,1.05,-10 150,190,1.15,8 206,178,1.2,-4 260,190,1.15,12 306,206,1,4 122,212,1.1,20 178,208,1.2,-14 236,210,1.2,6 286,214,1,-8',
    ),
    P.clay,
    P.clayDark,
  );
export const okraPods = () =>
  inBasket(
    heap(
      garden.okra(),
      '110,212,1.1,-40 146,206,1.2,-20 186,202,1.25,-6 226,202,1.25,10 264,208,1.2,26 292,214,1.1,44 166,212,1.2,-14 246,212,1.1,18',
    ),
  );
export const eggplants = () =>
  onBoard(
    shadow(140, 252, 60, 8) +
      shadow(276, 254, 56, 8) +
      heap(produce.eggplant(), '208,224,1.35,3 138,250,1.5,-10 278,252,1.45,12'),
  );
export const beets = () =>
  onTable(
    shadow(140, 262, 64, 9) +
      shadow(274, 264, 62, 9) +
      heap(produce.beet(), '208,232,1.25,2 138,250,1.45,-8 278,252,1.4,10'),
    186,
  );
export const carrots = () =>
  inCrate(
    heap(produce.carrot(), '104,270,1.2,-22 152,266,1.3,-10 200,262,1.35,2 250,266,1.3,12 298,270,1.2,24'),
  );
export const leeks = () =>
  inCrate(
    heap(produce.leek(), '104,260,1.05,-22 152,256,1.1,-9 202,254,1.15,2 250,256,1.1,12 300,260,1.05,24'),
  );
export const microgreens = () =>
  onTable(
    shadow(204, 268, 160, 12) +
      heap(
        stroke('M0 0v-46', P.moss, 3) +
          place(0, -44, leaf(22, 16), 1, -58) +
          place(0, -44, leaf(22, 16, P.leafLight, P.leaf, ''), 1, 58),
        Array.from(
          { length: 26 },
          (_, i) =>
            `${64 + i * 11},${220 + (i % 3) * 5},${[1.2, 1.45, 1.05, 1.35][i % 4]},${[-6, 3, 8, -3, 0][i % 5]}`,
        ).join(' '),
      ) +
      form(closed('48,214! 356,214! 346,266! 58,266!'), P.slateDark, P.ink, {
        dx: -12,
        dy: 0,
        inside: stroke('M40 228q160 6 330 0', P.slate, 5),
      }),
  );
export const rhubarb = () =>
  onBoard(
    [0, 1, 2, 3]
      .map((row) =>
        place(
          70 + row * 8,
          200 + row * 17,
          place(206, -4, leaf(74, 64), 1, 76 + row * 6) +
            stroke('M0 0q100-14 212-2', P.tomato, 17) +
            stroke('M6-4q100-13 200-2', P.blush, 3) +
            stroke('M0 5q100-14 208-2', P.tomatoDark, 4),
          1,
          -6 + row * 4,
        ),
      )
      .join(''),
  );
