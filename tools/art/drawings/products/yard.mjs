/** Pictures of what is made by hand, grows in pots, and lies in the yard. */
import { closed, dots, fill, form, leaf, place, roundShape, shadow, sprig, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as craft from '../things/things-craft.mjs';
import * as field from '../things/things-field.mjs';
import * as vessels from '../things/things-vessels.mjs';
import { heap, inBasket, onBoard, onTable } from './settings.mjs';

export const wreath = () =>
  onTable(
    stroke(roundShape(200, 140, 80, 78, 0.02), P.earth, 12) +
      heap(
        leaf(54, 24) + place(0, -8, leaf(44, 22, P.leafLight, P.leaf, P.moss), 1, 50),
        Array.from({ length: 22 }, (_, i) => {
          const a = (i / 22) * Math.PI * 2;
          return `${Math.round(200 + Math.cos(a) * 80)},${Math.round(140 + Math.sin(a) * 78)},1.05,${Math.round((a * 180) / Math.PI + 150)}`;
        }).join(' '),
      ) +
      dots('134,94 176,62 246,74 280,128 262,192 124,170', 7, P.tomato) +
      fill(closed('200,216! 156,196 150,236! 196,226'), P.tomato) +
      fill(closed('200,216! 246,196 250,236! 204,226'), P.tomatoDark) +
      stroke('M196 222l-20 44M206 222l20 42', P.tomato, 9),
    252,
  );
export const lavender = () =>
  onTable(
    shadow(200, 272, 80, 9) +
      heap(
        stroke('M0 0V-150', P.leaf, 3.4) +
          dots('0,-206 -5,-196 5,-190 -6,-182 6,-176 -6,-168 6,-162 0,-154', 6, '#8478a8') +
          dots('-2,-200 -7,-186 5,-182 -7,-172 4,-168', 2.6, '#b3a9cc'),
        '176,262,1,-22 184,264,1.05,-14 190,264,1.1,-7 198,266,1.12 206,264,1.1,7 214,264,1.05,14 222,262,1,22',
      ) +
      fill(closed('178,196! 222,194! 224,216! 176,218!'), P.tanLight) +
      stroke('M178 198q22 6 44-2M178 214q22 6 46-2', P.tan, 3),
    220,
  );
export const soap = () =>
  onTable(
    shadow(136, 258, 96, 10) +
      shadow(290, 264, 86, 9) +
      place(216, 204, craft.soap(P.roseLight, P.rose), 1.3) +
      place(134, 254, craft.soap(), 1.5) +
      place(288, 262, craft.soap(P.butter, P.sunDark), 1.4) +
      place(60, 278, leaf(48, 22), 1, 70),
    180,
  );
export const candles = () =>
  onTable(
    shadow(130, 264, 50, 8) +
      shadow(208, 268, 50, 8) +
      shadow(288, 264, 50, 8) +
      place(130, 262, craft.candle(120, P.sun, P.sunDark), 1.4) +
      place(210, 266, craft.candle(86), 1.5) +
      place(290, 262, craft.candle(104, P.squash, P.squashDark), 1.4),
    200,
  );
export const balm = () =>
  onTable(
    [
      [120, P.moss, P.leafLight],
      [282, P.butter, P.sunDark],
    ]
      .map(
        ([x, color, shade]) =>
          shadow(x, 264, 84, 10) +
          place(
            x,
            260,
            form(closed('-72,-36! 72,-36! 72,-6 0,10 -72,-6'), P.slateLight, P.slate, { dx: -18, dy: 0 }) +
              fill(roundShape(0, -36, 72, 22, 0.01), P.slateLight) +
              fill(roundShape(0, -36, 61, 17, 0.01), color) +
              stroke('M-34-38q20-10 44-4', '#fff', 4, 0.6) +
              fill(closed('20,-30 44,-36 54,-28 30,-24'), shade, 0.7),
          ),
      )
      .join('') +
      place(
        200,
        208,
        form(roundShape(0, -20, 70, 26, 0.01), P.slate, P.slateDark, { dx: -10, dy: -5 }) +
          place(0, -6, leaf(36, 18), 1, 70),
      ),
    190,
  );
export const firewood = () =>
  onTable(
    shadow(200, 268, 160, 12) +
      heap(
        form(roundShape(0, -32, 34, 33, 0.04), P.tanLight, P.tan, {
          dx: -4,
          dy: -3,
          inside:
            stroke(roundShape(0, -32, 21, 20, 0.05), P.tan, 3) +
            stroke(roundShape(0, -32, 9, 9, 0.05), P.tan, 3) +
            stroke('M0-32l24-14', P.earth, 3),
        }) + stroke(roundShape(0, -32, 34, 33, 0.04), P.earthDark, 6),
        '200,132,1 166,192,1 236,192,1 96,262,1.02 166,262,1.02 236,262,1.02 306,262,1',
      ),
    214,
  );
export const hay = () =>
  onTable(
    shadow(204, 266, 156, 14) +
      fill(closed('70,150! 116,108! 340,112! 320,152!'), P.butter) +
      form(closed('70,150! 320,152! 318,262! 74,260!'), P.sun, P.sunDark, {
        dx: -14,
        dy: 0,
        inside:
          stroke(
            'M80 170l40 8M96 196l50-6M84 224l60 8M150 168l40 10M170 204l56-8M160 236l60 4M232 172l50 8M240 208l60-6M236 240l56 6M110 248l30-4M200 184l30-4',
            P.sunDark,
            3.4,
          ) + stroke('M82 164l30-2M130 186l40 4M190 222l40 2M258 192l40-4', P.butter, 3.4),
      }) +
      fill(closed('320,152! 340,112! 338,218! 318,262!'), P.sunDark) +
      stroke('M140 150v110M252 151v110M140 150l32-40M252 151l26-40', P.earth, 5) +
      stroke('M70 250l-24 8M76 256l-30 18M320 256l26 14M66 236l-18-8', P.sun, 4),
    214,
  );
export const compost = () =>
  onTable(
    shadow(146, 268, 106, 12) +
      place(146, 266, vessels.sack(182, 156, P.leafLight, P.leaf, P.earthDark)) +
      dots('96,112 126,106 156,112 186,106 112,120 172,120', 7, P.earth) +
      place(146, 206, vessels.label(84, 62, P.cream, P.leaf, place(0, 18, leaf(36, 20)))) +
      fill(closed('232,272 256,240 296,226 336,244 362,272 300,280'), P.earthDark) +
      dots('268,254 296,242 322,256 290,266 338,268', 5, P.earth) +
      place(298, 230, field.seedling(44)),
    206,
  );
export const dogTreats = () =>
  onBoard(
    heap(
      fill(closed('-44,-10! 44,-10! 44,10! -44,10!'), P.tan) +
        dots('-48,-10 48,-10 -48,10 48,10', 14, P.tan) +
        dots('-20,0 0,0 20,0', 2.6, P.earth),
      '206,196,1,-10 132,220,1.15,12 278,224,1.1,-16 204,246,1.2,4 106,254,.9,-8 310,256,.9,10',
    ),
  );
export const giftBox = () =>
  inBasket(
    place(
      128,
      206,
      vessels.jar({ width: 76, height: 96, content: P.tomato, contentShade: P.tomatoDark }),
      1,
    ) +
      place(204, 210, vessels.bottle({ width: 62, height: 142, content: P.sun, contentShade: P.sunDark })) +
      place(
        278,
        208,
        vessels.jar({
          width: 70,
          height: 90,
          content: P.squash,
          contentShade: P.squashDark,
          lid: P.leaf,
          lidShade: P.leafDark,
        }),
      ) +
      place(240, 214, leaf(90, 34), 1, 24) +
      place(164, 214, leaf(90, 34), 1, -18),
  );
export const fruitTree = () =>
  onTable(
    shadow(200, 272, 92, 11) +
      stroke('M200 232q-4-60 2-110M202 170l-40-40M202 160l40-42', P.earth, 9) +
      dots('150,112 200,86 250,108 172,140 232,142 202,120', 44, P.leafDark) +
      dots('144,106 194,80 244,102 166,134 226,136 196,112', 39, P.leaf) +
      dots('130,96 180,66 236,92 160,128 216,110', 9, P.leafLight) +
      dots('140,120 186,96 236,116 214,146 168,150 258,96', 9, P.tomato) +
      place(200, 272, field.pot(), 1),
    236,
  );
export const succulent = () =>
  onTable(
    shadow(200, 270, 78, 10) +
      [-74, -44, -16, 14, 44, 74]
        .map((turn, i) =>
          place(200, 196, leaf([84, 104, 116, 116, 104, 84][i], 42, P.leafLight, P.leaf, P.moss), 1, turn),
        )
        .join('') +
      [-34, 0, 34].map((turn) => place(200, 198, leaf(74, 38, P.moss, P.leafLight, ''), 1, turn)).join('') +
      place(200, 270, field.pot(P.slate, P.slateDark, P.slateLight), 1),
    220,
  );
export const dahlias = () =>
  onTable(
    shadow(200, 270, 64, 9) +
      stroke('M200 214l-70-90M200 214V100M200 214l72-86M200 214l-30-60M200 214l34-50', P.leafDark, 5) +
      place(150, 180, leaf(50, 24), 1, -60) +
      place(250, 180, leaf(50, 24), 1, 60) +
      place(130, 116, field.blossom(50, P.tomato, P.tomatoDark, P.squash, 11)) +
      place(272, 122, field.blossom(48, P.rose, P.berry, P.roseLight, 11)) +
      place(200, 90, field.blossom(54, P.squash, P.squashDark, P.sun, 12)) +
      place(168, 162, field.blossom(36, P.roseLight, P.rose, P.berry, 10)) +
      place(236, 168, field.blossom(36, P.butter, P.sun, P.squash, 10)) +
      place(
        200,
        270,
        vessels.jar({
          width: 96,
          height: 92,
          content: P.slateLight,
          contentShade: P.slate,
          lid: P.slateLight,
          lidShade: P.slate,
        }),
      ),
    226,
  );
export const herbBunch = () =>
  onTable(
    shadow(200, 270, 80, 9) +
      place(176, 232, sprig(140, 6, 34, 17), 1, -18) +
      place(226, 232, sprig(140, 6, 34, 17), 1, 18) +
      place(200, 236, sprig(158, 7, 36, 18, [P.leafLight, P.leaf, P.moss])) +
      stroke('M178 236l-14 32M192 240l-4 32M208 240l4 32M224 236l14 32', P.leaf, 5) +
      fill(closed('170,222! 230,220! 232,240! 168,242!'), P.tanLight) +
      stroke('M170 226q30 8 60-2M170 238q30 6 62-2', P.tan, 3),
    206,
  );
