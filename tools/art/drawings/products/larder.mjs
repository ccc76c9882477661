/** Pictures of what comes in jars, bags and bowls, and from the dairy. */
import { brush, closed, dots, fill, form, leaf, place, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as craft from '../things/things-craft.mjs';
import * as field from '../things/things-field.mjs';
import * as kitchen from '../things/things-kitchen.mjs';
import * as oven from '../things/things-oven.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import { heap, inBasket, inBowl, onBoard, onTable } from './settings.mjs';

/** A leaf with five points, as of a maple. */
const mapleLeaf = (color = P.tomato) =>
  fill(
    closed(
      '0,0! -8,-16 -24,-10! -20,-22 -38,-30! -28,-38 -30,-52! -16,-46 -8,-52! -8,-64 0,-78! 8,-64 8,-52! 16,-46 30,-52! 28,-38 38,-30! 20,-22 24,-10! 8,-16',
    ),
    color,
  ) + stroke('M0 12V-60M0-16l-24-14M0-16l24-14', P.clayDark, 2.4);

export const mapleSyrup = () =>
  onTable(
    shadow(146, 266, 66, 9) +
      stroke('M196 136q40-2 38 28q-2 24-36 28', P.slateLight, 9) +
      place(
        146,
        264,
        vessels.bottle({
          width: 110,
          height: 190,
          content: P.clay,
          contentShade: P.clayDark,
          cap: P.earthDark,
          fillTo: 0.8,
          label: place(0, -58, vessels.label(74, 62, P.cream, P.clay, place(0, 22, mapleLeaf(), 0.62))),
        }),
      ) +
      shadow(308, 268, 70, 8) +
      place(308, 262, mapleLeaf(P.squash), 1.25, 24) +
      place(276, 274, mapleLeaf(), 1, -38),
    206,
  );
export const nutButter = () =>
  onTable(
    shadow(146, 266, 72, 10) +
      place(
        146,
        264,
        vessels.jar({
          width: 116,
          height: 138,
          content: P.tan,
          contentShade: P.earth,
          lid: P.leaf,
          lidShade: P.leafDark,
        }) + place(0, -52, vessels.label(76, 48, P.cream, P.earth)),
      ) +
      shadow(306, 268, 62, 8) +
      place(306, 268, oven.slice(), 1.3, 5) +
      fill(closed('264,204 282,178 318,178 340,204 334,250 270,250'), P.tan) +
      brush(276, 226, 50, -30, P.tanLight, { rows: 4, bend: 4 }),
    206,
  );
export const sauceBottle = () =>
  onTable(
    shadow(134, 266, 54, 8) +
      shadow(262, 268, 56, 8) +
      place(
        134,
        264,
        vessels.bottle({
          width: 74,
          height: 196,
          content: P.tomato,
          contentShade: P.tomatoDark,
          cap: P.leaf,
          fillTo: 0.86,
          label: place(0, -56, vessels.label(54, 60, P.cream, P.tomato)),
        }),
      ) +
      place(
        262,
        266,
        vessels.jar({ width: 100, height: 130, content: P.tomato, contentShade: P.tomatoDark }) +
          place(0, -50, vessels.label(64, 44, P.cream, P.tomato)),
      ) +
      shadow(346, 276, 34, 6) +
      place(346, 276, produce.tomato(), 0.8, 6),
    206,
  );
export const vinegar = () =>
  onTable(
    shadow(142, 266, 54, 8) +
      shadow(246, 266, 54, 8) +
      place(
        142,
        264,
        vessels.bottle({
          width: 82,
          height: 210,
          content: P.sun,
          contentShade: P.sunDark,
          cap: P.tan,
          fillTo: 0.84,
          label: place(0, -60, vessels.label(56, 58, P.cream, P.leaf, place(0, 18, leaf(36, 18)))),
        }),
      ) +
      place(
        250,
        266,
        vessels.bottle({
          width: 76,
          height: 176,
          content: P.clay,
          contentShade: P.clayDark,
          cap: P.tan,
          fillTo: 0.8,
          label: place(0, -52, vessels.label(52, 50)),
        }),
      ) +
      shadow(338, 274, 38, 7) +
      place(338, 274, produce.apple(), 0.95, 8),
    206,
  );
export const kraut = () =>
  onTable(
    shadow(140, 268, 92, 11) +
      place(140, 266, craft.jug(P.creamDark, P.tan, P.slate), 1.3) +
      shadow(300, 268, 60, 9) +
      place(
        300,
        266,
        vessels.jar({
          width: 104,
          height: 132,
          content: P.moss,
          contentShade: P.leafLight,
          inside: stroke(
            'M-44-20q40-14 88 2M-44-40q44 14 88-2M-44-60q40-16 88 2M-44-80q44 14 88-2M-30-30q30 12 60 0M-34-70q30 10 60-4',
            P.cream,
            4,
          ),
        }) + place(0, -52, vessels.label(62, 38, P.cream, P.leaf)),
      ),
    206,
  );
export const spices = () =>
  onTable(
    [
      [94, P.tomato, P.tomatoDark, 1.1],
      [200, P.squash, P.squashDark, 1.25],
      [304, P.leafLight, P.leaf, 1.1],
    ]
      .map(
        ([x, color, shade, size]) =>
          shadow(x, 266, 46, 7) +
          place(
            x,
            264,
            vessels.jar({
              width: 78,
              height: 104,
              content: color,
              contentShade: shade,
              lid: P.slateDark,
              lidShade: P.ink,
            }) + place(0, -42, vessels.label(52, 34, P.cream, shade)),
            size,
          ),
      )
      .join(''),
    206,
  );
export const yogurt = () =>
  onTable(
    shadow(134, 268, 78, 10) +
      place(
        134,
        266,
        form(closed('-66,-120! 66,-120! 52,0! 0,4 -52,0!'), P.cream, P.creamDark, {
          dx: -14,
          dy: 0,
          inside: stroke('M-70-84q70 12 140 0', P.leafLight, 14),
        }) +
          fill(roundShape(0, -120, 68, 14, 0.01), P.slateLight) +
          fill(roundShape(0, -122, 60, 10, 0.01), '#fff'),
      ) +
      place(
        0,
        0,
        place(292, 268, vessels.bowlBack(74, 58, P.slateDark)) +
          fill(roundShape(292, 210, 66, 11, 0.02), '#fff') +
          dots('262,206 284,202 306,206 322,209 292,210', 7, P.berry) +
          place(292, 268, vessels.bowl(74, 58)),
      ),
    206,
  );
export const iceCream = () =>
  onTable(
    shadow(200, 272, 84, 10) +
      fill(roundShape(160, 158, 46, 44, 0.03), P.roseLight) +
      fill(roundShape(242, 158, 46, 44, 0.03), P.earth) +
      form(roundShape(200, 124, 50, 48, 0.03), P.butter, P.sun, {
        dx: -7,
        dy: -5,
        inside: brush(174, 126, 34, -60, '#fff', { rows: 4, bend: 4 }),
      }) +
      form(
        closed('104,172! 296,172! 250,242! 214,254! 212,270! 188,270! 186,254! 150,242!'),
        P.slateLight,
        P.slate,
        { dx: -14, dy: 0, inside: stroke('M140 182l26 50M170 182l14 50', '#fff', 5, 0.6) },
      ) +
      fill(closed('150,270! 250,270! 254,278! 146,278!'), P.slate) +
      place(258, 92, produce.cherries(), 0.6, 20),
    216,
  );
export const softCheese = () =>
  onBoard(
    shadow(160, 250, 96, 9) +
      place(
        160,
        250,
        form(closed('-92,0 -98,-34 -88,-64! 88,-64! 96,-34 90,0 0,6'), P.cream, P.creamDark, {
          dx: -10,
          dy: -4,
          inside: dots('-60,-30 -30,-46 10,-28 40,-44 60,-22 -20,-16', 3, P.leafLight),
        }),
      ) +
      fill(roundShape(248, 216, 20, 33, 0.02), '#fff') +
      place(320, 250, form(roundShape(0, -26, 46, 26, 0.03), P.cream, P.creamDark, { dx: -6, dy: -4 })) +
      place(82, 262, kitchen.herbTwig(70), 1, 60),
  );
export const beans = () =>
  onTable(
    shadow(150, 268, 110, 12) +
      place(150, 266, vessels.sack(190, 150, P.tanLight, P.tan, P.tomatoDark)) +
      dots('104,118 124,110 146,116 168,108 190,116 134,124 158,124 180,126', 8, P.tomato) +
      dots('116,116 152,110 176,118', 7, P.cream) +
      place(150, 212, vessels.label(84, 54, P.cream, P.clay)) +
      dots('276,270 300,262 322,272 344,266 310,280 288,282 334,284', 8, P.tomatoDark) +
      dots('290,272 326,278 354,280', 7, P.creamDark),
    206,
  );
export const rice = () =>
  onTable(
    shadow(146, 268, 110, 12) +
      place(146, 266, vessels.sack(186, 150, P.cream, P.creamDark, '#fff')) +
      place(146, 212, vessels.label(84, 54, P.moss, P.leaf)) +
      shadow(308, 272, 62, 8) +
      place(308, 270, vessels.bowlBack(70, 54)) +
      fill(closed('240,218 268,194 308,186 348,194 376,218 308,228'), '#fff') +
      stroke('M270 206l8 4M292 198l7 5M316 200l8-4M338 208l6-5M300 212l8 2', P.creamDark, 3) +
      place(308, 270, vessels.bowl(70, 54)),
    206,
  );
export const oats = () =>
  inBowl(
    fill(closed('66,196 120,172 200,160 284,172 334,196 200,212'), P.butter) +
      dots(
        '104,192 130,184 160,176 192,172 226,172 258,178 288,188 150,192 186,186 222,186 254,192',
        6,
        P.creamDark,
      ) +
      dots('118,188 176,180 240,180 272,188 206,178', 5, P.tan) +
      place(318, 150, field.wheat(110), 0.8, 30),
    P.clay,
    P.clayDark,
  );
const peanut = () =>
  form(closed('-46,-8 -44,-30 -24,-36 0,-28 24,-38 46,-30 48,-8 28,4 0,-4 -26,4'), P.tanLight, P.tan, {
    dx: -4,
    dy: -4,
    inside: stroke('M-34-26v22M-18-30v26M14-28v24M32-30v26M-44-16h88', P.tan, 2.4),
  });
export const peanuts = () =>
  inBasket(
    heap(
      peanut(),
      '118,192,1.15,-20 196,176,1.2,8 272,190,1.15,24 150,206,1.2,30 232,204,1.2,-12 100,212,1,10 286,214,1.05,-8 190,214,1.15,4',
    ),
  );
const pecan = () =>
  form(closed('0,2! -18,-12 -24,-40 -14,-66 0,-76! 14,-66 24,-40 18,-12'), P.earth, P.earthDark, {
    dx: -5,
    dy: -2,
    inside:
      stroke('M-6-8q-8-28 2-56M8-10q6-28-2-52', P.earthDark, 3) +
      brush(-14, -24, 30, -80, P.tan, { rows: 2, bend: 2 }),
  });
export const pecans = () =>
  inBowl(
    heap(
      pecan(),
      '110,208,1,-44 150,196,1.1,-20 196,190,1.15,4 240,194,1.1,26 288,208,1,48 172,208,1.05,-60 222,208,1.05,58',
    ),
    P.leaf,
    P.leafDark,
  );
export const coffee = () =>
  onTable(
    shadow(128, 268, 76, 10) +
      form(closed('58,266! 54,110! 70,92! 188,90! 204,108! 200,266! 128,270'), P.earthDark, '#452a18', {
        dx: -16,
        dy: 0,
      }) +
      fill(closed('62,108! 72,88! 186,86! 198,106! 128,112'), P.earth) +
      place(130, 190, vessels.label(92, 72, P.cream, P.clay)) +
      shadow(292, 268, 62, 9) +
      stroke('M280 156q-10-12 0-26t0-26M304 152q-10-12 0-26t0-26', P.cream, 5, 0.6) +
      place(288, 266, craft.mug(), 1.1) +
      dots('216,276 230,270 244,280', 6, P.earthDark),
    206,
  );
export const tea = () =>
  onTable(
    stroke('M176 128q-14-12 0-28t0-26M206 122q-12-12 0-26t0-26', P.cream, 5, 0.6) +
      shadow(190, 270, 100, 11) +
      place(
        190,
        268,
        fill(roundShape(0, -118, 88, 15, 0), P.leafLight) +
          stroke('M84-96q52-8 46 30q-8 34-62 32', P.slateDark, 12) +
          form(closed('-90,-118! 0,-104 90,-118! 80,-44 44,0! -44,0! -80,-44'), P.slate, P.slateDark, {
            dx: -14,
            dy: 0,
            inside: stroke('M-96-90q96 20 192 0', P.cream, 5),
          }),
      ) +
      stroke('M128 160q-20 20-22 44', P.cream, 3) +
      place(106, 222, vessels.label(32, 36, P.cream, P.leaf, place(0, 12, leaf(24, 13)))) +
      place(330, 272, leaf(60, 28), 1, -50) +
      place(340, 274, leaf(48, 24, P.leafLight, P.leaf, P.moss), 1, 20),
    206,
  );
