/** Pictures of one fruit of the orchard or a berry each. */
import { dots, leaf, place, shadow } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as fruit from '../things/things-fruit.mjs';
import * as produce from '../things/things-produce.mjs';
import { heap, inBasket, inBowl, inCrate, onBoard } from './settings.mjs';

export const apples = () =>
  inCrate(heap(produce.apple(), '104,208,1.2,-8 200,196,1.3,3 296,208,1.2,10 152,216,1.2,-4 248,216,1.2,6'));
export const appleBowl = () =>
  inBowl(
    heap(produce.apple(), '124,208,1.15,-12 272,208,1.15,12 204,186,1.25,4') +
      place(164, 212, produce.apple(...fruit.green), 1.15, -6) +
      place(236, 214, produce.apple(...fruit.green), 1.1, 8),
  );
export const pears = () =>
  inCrate(
    heap(produce.pear(...fruit.green), '110,212,1.1,-12 200,204,1.2,2 290,212,1.1,12') +
      heap(produce.pear(), '156,216,1.1,-5 246,216,1.1,7'),
  );
export const peaches = () =>
  inBasket(heap(produce.peach(), '118,194,1.2,-8 202,178,1.3,4 280,194,1.2,10 156,216,1.15 240,216,1.15,-6'));
export const plums = () =>
  inBowl(
    heap(
      produce.plum(),
      '100,208,1.1,-10 156,190,1.2,6 212,180,1.25,-4 266,192,1.2,12 306,210,1.05,4 130,214,1.1,14 184,212,1.2,-8 240,214,1.15,8',
    ),
    P.cream,
    P.creamDark,
  );
export const cherryBowl = () =>
  inBowl(
    heap(produce.cherries(), '110,116,1.2,-14 188,96,1.3,4 270,110,1.25,12 150,126,1.25,-6 230,124,1.25,8'),
  );
export const blueberries = () =>
  inBasket(
    heap(
      fruit.blueberry(),
      Array.from(
        { length: 30 },
        (_, i) =>
          `${84 + ((i * 53) % 230)},${186 + (i % 5) * 8 - (60 - Math.abs(84 + ((i * 53) % 230) - 199) / 2) / 3},1.25`,
      ).join(' '),
    ) + place(270, 184, leaf(44, 24), 1, 40),
  );
export const blackberries = () =>
  inBowl(
    heap(
      fruit.bramble(P.berryDark, '#3c1429', P.berry),
      '96,210,.95,-14 142,194,1.05,6 190,180,1.1,-4 240,184,1.1,10 284,198,1.05,-6 312,212,.9,8 118,214,1,12 166,210,1.1,-10 216,210,1.1,6 262,212,1.05,-4',
    ),
  );
export const raspberries = () =>
  inBasket(
    heap(
      fruit.bramble(P.rose, P.berry, P.roseLight),
      '100,200,1.05,-14 146,186,1.1,6 194,176,1.15,-4 242,180,1.15,10 288,196,1.05,-6 122,214,1.05,12 170,210,1.1,-10 218,210,1.15,6 266,212,1.1,-4',
    ),
  );
export const grapes = () =>
  onBoard(
    shadow(140, 250, 60, 7) +
      shadow(272, 252, 60, 7) +
      place(138, 248, fruit.bunch(P.berry, P.berryDark, P.roseLight), 1.3, -4) +
      place(276, 250, fruit.bunch('#a9bf62', P.leaf, P.butter), 1.2, 6),
  );
export const cranberries = () =>
  inBowl(
    dots(
      '92,204 116,194 142,186 168,180 196,176 224,178 250,182 276,188 300,198 128,204 156,198 184,194 212,194 240,198 268,204',
      14,
      P.tomatoDark,
    ) +
      dots(
        '89,201 113,191 139,183 165,177 193,173 221,175 247,179 273,185 297,195 125,201 153,195 181,191 209,191 237,195 265,201',
        11,
        P.tomato,
      ) +
      dots('86,197 136,179 190,169 244,175 294,191 150,191 206,187', 2.6, P.blush),
  );
