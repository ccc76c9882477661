/** Pictures of what is baked, cooked and sweet. */
import { brush, closed, dots, fill, form, leaf, place, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as vessels from '../things/things-vessels.mjs';
import { heap, inBasket, inBowl, onBoard, onPlate, onTable } from './settings.mjs';

const doughnut = (glaze = P.rose, shade = P.berry) =>
  form(roundShape(0, -26, 54, 30, 0.02), P.tan, P.earth, { dx: -6, dy: -5 }) +
  form(
    closed('-50,-30 -34,-52 0,-58 36,-52 50,-32 40,-18 26,-24 12,-14 -6,-22 -22,-14 -40,-20'),
    glaze,
    shade,
    {
      dx: -5,
      dy: -4,
      inside: dots('-30,-38 -12,-48 14,-48 32,-38 22,-28 -24,-26', 2.4, P.butter),
    },
  ) +
  fill(roundShape(0, -36, 15, 7, 0.02), P.earthDark);

const muffin = () =>
  form(closed('-30,-40! 30,-40! 22,0! -22,0!'), P.cream, P.creamDark, {
    dx: -8,
    dy: 0,
    inside: stroke('M-22-40l6 42M-10-40l3 42M4-40l-1 42M16-40l-4 42', P.tan, 2),
  }) +
  form(closed('-40,-40! -44,-58 -28,-80 0,-88 30,-80 44,-58 40,-40! 0,-34'), P.tan, P.earth, {
    dx: -8,
    dy: -5,
    inside:
      brush(-30, -58, 28, -40, P.tanLight, { rows: 3, bend: 4 }) +
      dots('-14,-64 6,-74 22,-60 -2,-52 -28,-50 30,-48', 4.4, P.berryDark),
  });

const cookie = () =>
  form(roundShape(0, -22, 46, 24, 0.05), P.tanLight, P.tan, {
    dx: -5,
    dy: -4,
    inside: dots('-24,-26 -6,-36 16,-30 28,-18 2,-18 -16,-12', 4.6, P.earthDark),
  });

const bun = () =>
  form(closed('-46,0! -52,-24 -34,-50 0,-58 36,-50 52,-24 46,0! 0,6'), P.tan, P.earth, {
    dx: -7,
    dy: -5,
    inside:
      stroke('M-34-18q-4-26 28-28t34 18t-26 18t-20-14t16-8', P.earthDark, 4.4) +
      stroke('M-40-34q18 10 34-2t36 6', P.cream, 6),
  });

const pocket = () =>
  form(closed('-58,0! -56,-26 -32,-48 0,-54 34,-48 56,-26 58,0! 0,5'), P.squash, P.squashDark, {
    dx: -6,
    dy: -5,
    inside:
      stroke('M-14-32l8-8M2-34l8-8M18-32l8-8', P.earth, 3) +
      brush(-38, -24, 30, -46, P.butter, { rows: 3, bend: 4 }),
  }) +
  stroke('M-56-4l7-8M-42 0l6-9M-26 2l5-9M-9 4l3-10M9 4l-2-10M26 2l-5-9M42 0l-6-9M56-4l-7-8', P.tanLight, 4);

const tamale = () =>
  form(
    closed('-90,-4! -78,-18 -56,-30 0,-36 56,-30 76,-40! 96,-30 90,-10! 58,0 0,6 -58,0'),
    P.butter,
    P.sunDark,
    {
      dx: -4,
      dy: -6,
      inside: stroke('M-84-8q80-22 170-14M-80-14q84-16 160-14M-60-2q70-8 130-8', P.sun, 2.6),
    },
  ) + stroke('M-30-34q-8 18 0 37M30-34q-8 18 0 36', P.earth, 4);

const bagel = () =>
  form(roundShape(0, -26, 54, 28, 0.02), P.tan, P.earth, {
    dx: -6,
    dy: -5,
    inside: dots('-34,-34 -20,-44 0,-48 20,-44 36,-34 30,-22 -30,-22 -8,-44 12,-40', 2, P.cream),
  }) + fill(roundShape(0, -32, 13, 6, 0.02), P.earthDark);

const pretzel = () =>
  stroke('M-16-4q-50-4-42-44q10-32 36-20t44 66M16-4q50-4 42-44q-10-32-36-20t-44 66', P.earth, 15) +
  stroke('M-18-8q-44-4-38-40q8-26 30-16t42 62M18-8q44-4 38-40q-8-26-30-16t-42 62', P.tan, 9) +
  dots('-52,-44 -34,-64 52,-44 34,-64 -40,-14 40,-14', 2.4, P.cream);

export const doughnuts = () =>
  onPlate(
    heap(doughnut(P.earth, P.earthDark), '206,208,1.2') +
      heap(doughnut(), '128,244,1.3,-4') +
      heap(doughnut(P.cream, P.creamDark), '284,246,1.3,4'),
  );
export const ciderDoughnuts = () =>
  inBasket(
    heap(
      doughnut(P.tanLight, P.tan),
      '124,204,1.15,-12 202,192,1.25,3 280,206,1.15,12 160,220,1.1 246,222,1.1',
    ),
  );
export const muffins = () =>
  onBoard(
    shadow(120, 250, 52, 7) +
      shadow(290, 252, 50, 7) +
      heap(muffin(), '206,224,1.3 122,250,1.45,-3 290,252,1.4,3'),
  );
export const cookies = () =>
  onPlate(
    heap(cookie(), '200,232,1.3 200,218,1.3,4 198,204,1.3,-3 202,190,1.28,2 102,250,1.15,-6 298,252,1.2,8'),
    P.clay,
  );
export const cake = () =>
  onTable(
    shadow(200, 268, 130, 12) +
      place(200, 258, vessels.plate(138, P.slateLight, P.slate, P.cream)) +
      place(
        200,
        252,
        form(closed('-88,-84! -88,-10 0,10 88,-10 88,-84!'), P.tan, P.earth, {
          dx: -22,
          dy: 0,
          inside: stroke('M-90-44q90 20 180 0', P.cream, 10),
        }) +
          form(
            closed(
              '-92,-88 -60,-108 0,-114 60,-108 92,-88 92,-70! 78,-58 66,-70! 46,-46 28,-68! 4,-50 -16,-68! -40,-46 -56,-68! -78,-54 -92,-72!',
            ),
            P.cream,
            P.creamDark,
            { dx: -12, dy: -4 },
          ) +
          heap(
            form(roundShape(0, -10, 12, 11, 0.04), P.tomato, P.tomatoDark, { dx: -4, dy: -3 }),
            '-46,-92 -16,-100 16,-100 46,-92 0,-90',
          ),
        1.15,
      ),
  );
export const cinnamonRolls = () =>
  onPlate(heap(bun(), '154,212,1.15 252,212,1.15 104,246,1.2 204,250,1.3 302,246,1.2'));
export const panLoaf = () =>
  onBoard(
    shadow(190, 252, 130, 9) +
      place(
        196,
        252,
        form(
          closed('-110,0! -116,-50 -108,-86 -70,-104 0,-110 70,-104 110,-86 116,-50 110,0! 0,5'),
          P.tan,
          P.earth,
          {
            dx: -14,
            dy: -7,
            inside:
              stroke('M-70-94q60 18 140 0', P.cream, 7) +
              brush(-94, -40, 90, -12, P.tanLight, { rows: 4, gap: 5, bend: 5 }) +
              dots('-30,-74 4,-66 40,-76 66,-60 -60,-60', 2.4, P.cream),
          },
        ),
        1.15,
      ),
  );
export const handPies = () => onBoard(heap(pocket(), '206,208,1.25 124,248,1.35,-4 286,250,1.3,5'));
export const tamales = () => onPlate(heap(tamale(), '206,204,1.2,-6 186,228,1.25,4 220,254,1.3,-3'), P.leaf);
export const bagels = () =>
  inBasket(heap(bagel(), '126,202,1.15,-10 202,188,1.25,2 278,204,1.15,12 164,220,1.1 244,220,1.1'));
export const pretzels = () => onBoard(heap(pretzel(), '204,206,1.05 110,250,1.15,-6 296,252,1.15,6'));
export const broth = () =>
  onTable(
    shadow(140, 266, 112, 12) +
      stroke('M110 92q-12-14 0-28t0-28M150 84q-12-14 0-28t0-28M190 92q-12-14 0-28t0-28', P.cream, 6, 0.6) +
      stroke('M40 158q-22 4-18 26M240 158q22 4 18 26', P.slateDark, 10) +
      fill(roundShape(140, 136, 104, 20, 0.01), P.slateDark) +
      fill(roundShape(140, 138, 94, 15, 0.01), P.squash) +
      dots('100,136 126,142 160,132 184,140', 5, P.sun) +
      form(closed('36,136! 44,262! 140,270 236,262! 244,136! 140,160'), P.slate, P.slateDark, {
        dx: -20,
        dy: 0,
        inside: stroke('M30 156q110 26 220 0', P.slateLight, 4),
      }) +
      shadow(316, 270, 50, 8) +
      place(
        316,
        268,
        vessels.jar({ width: 82, height: 112, content: P.squash, contentShade: P.squashDark }) +
          place(0, -44, vessels.label(52, 34, P.cream, P.clay)),
      ),
    206,
  );
export const soup = () =>
  onTable(
    shadow(200, 272, 126, 12) +
      stroke('M160 132q-12-14 0-28t0-28M204 124q-12-14 0-28t0-28M248 132q-12-14 0-28t0-28', P.cream, 6, 0.6) +
      place(200, 272, vessels.bowlBack(136, 92, P.clayDark)) +
      fill(roundShape(200, 183, 124, 12, 0.01), P.squash) +
      dots('120,182 160,188 216,180 268,187', 6, P.tomato) +
      dots('140,187 190,181 240,188 286,181', 5, P.leaf) +
      place(200, 272, vessels.bowl(136, 92, P.clay, P.clayDark)),
    212,
  );
export const noodles = () =>
  onBoard(
    [
      [124, 246, 1.2],
      [290, 248, 1.15],
      [206, 216, 1.15],
    ]
      .map(([x, y, size]) =>
        place(
          x,
          y,
          form(closed('-58,-8 -56,-34 -30,-54 6,-56 42,-48 58,-24 50,-2 0,6'), P.sun, P.sunDark, {
            dx: -5,
            dy: -5,
            inside: stroke(
              'M-52-10q30-40 98-18M-54-22q40-36 100-10M-44-36q36-20 84-4M-40-2q30-34 86-22M-30 2q30-24 70-16M-20-48q30-4 50 6',
              P.butter,
              4.4,
            ),
          }),
          size,
        ),
      )
      .join(''),
  );
export const candy = () =>
  onTable(
    shadow(134, 266, 66, 9) +
      place(
        134,
        264,
        vessels.jar({
          width: 116,
          height: 150,
          content: P.slateLight,
          contentShade: P.slate,
          inside:
            dots(
              '-36,-14 -12,-16 14,-13 38,-18 -26,-40 2,-42 28,-44 -36,-66 -8,-70 20,-70 40,-60 -20,-94 10,-96',
              13,
              P.squash,
            ) + dots('-24,-20 22,-24 -8,-52 34,-84 -34,-84', 11, P.tomato),
        }),
      ) +
      shadow(288, 268, 78, 9) +
      heap(
        fill(closed('-46,-8! -62,-26! -60,6!'), P.butter) +
          fill(closed('46,-8! 62,-28! 62,6!'), P.sunDark) +
          form(closed('-40,2 -46,-12 -36,-28 36,-28 46,-12 40,2'), P.squash, P.squashDark, {
            dx: -4,
            dy: -4,
            inside: stroke('M-20-30q8 18-2 34M6-30q8 18-2 34', P.butter, 3),
          }),
        '300,232,.95,-12 244,266,1,8 326,270,.95,-4',
      ),
    208,
  );
export const popcorn = () =>
  inBowl(
    dots(
      '90,200 118,190 148,180 178,170 208,164 238,170 266,180 292,190 312,200 134,202 166,194 198,188 230,192 262,202',
      19,
      P.cream,
    ) +
      dots('104,196 136,184 190,174 226,176 278,186 302,200 152,202 212,196 246,204', 8, P.butter) +
      dots('124,200 172,184 252,188 204,176', 4, P.sunDark),
    P.tomato,
    P.tomatoDark,
  );
export const granola = () =>
  inBowl(
    fill(closed('66,196 110,178 200,166 292,178 334,196 200,210'), P.tan) +
      dots('96,192 124,184 160,180 196,174 232,178 268,184 300,192 148,194 214,190 252,196', 6, P.earth) +
      dots('110,196 176,188 240,186 286,196 138,180', 5, P.tanLight) +
      dots('150,186 204,182 262,192', 6, P.berry) +
      place(190, 176, leaf(30, 16), 1, 40),
  );
