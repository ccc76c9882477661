/** Pictures of one vegetable each. */
import { brush, closed, dots, fill, form, place, roundShape, shadow, stroke } from '../hand.mjs';
import { PAINT as P } from '../paint.mjs';
import * as produce from '../things/things-produce.mjs';
import * as garden from '../things/things-vegetables.mjs';
import { heap, inBasket, inBowl, inCrate, onBoard, onTable } from './settings.mjs';

export const potatoes = () =>
  inBowl(
    heap(
      garden.potato(),
      '118,204,.9,-14 200,176,1,4 282,204,.9,16 158,196,1,-6 244,194,1,8 96,216,.8,24 200,208,1,-2 300,216,.8,-22',
    ),
  );
export const newPotatoes = () =>
  onBoard(
    shadow(120, 250, 66, 8) +
      shadow(296, 252, 60, 8) +
      heap(garden.potato(P.clay, P.clayDark), '214,208,1.25,4 118,248,1.25,-8') +
      heap(garden.potato(), '200,252,1.1,3 298,250,1.2,8'),
  );
export const sweetPotatoes = () =>
  onBoard(heap(garden.sweetPotato(), '216,200,1.3,-8 150,236,1.3,6 262,256,1.25,-3'));
export const onions = () =>
  inBasket(
    heap(garden.onion(), '128,190,1.15,-12 216,174,1.2,4 286,198,1.05,16 96,214,1,-6 174,216,1.2,8') +
      place(248, 218, garden.onion(P.berry, P.berryDark), 1.15, -6),
  );
export const redOnions = () =>
  onBoard(
    shadow(130, 252, 62, 8) +
      shadow(292, 250, 56, 8) +
      heap(garden.onion(P.berry, P.berryDark), '206,214,1.3,4 130,250,1.5,-10 294,250,1.4,12'),
  );
export const greenOnions = () =>
  onBoard(
    heap(produce.leek(), '150,262,1.1,-14 180,266,1.15,-6 208,266,1.2,1 236,266,1.15,8 262,262,1.1,15') +
      stroke('M148 200q60 14 122-2M150 208q60 12 118-2', P.tanLight, 5.4),
  );
export const garlic = () =>
  onTable(
    shadow(128, 262, 74, 10) +
      shadow(286, 264, 72, 10) +
      heap(garden.garlicBulb(), '206,222,1.5,-4 124,258,1.6,-12 288,262,1.55,14'),
    178,
  );
export const garlicBraid = () =>
  onTable(
    stroke('M200 30q-14 20 0 40t0 40t0 40t0 40t0 40', P.tanLight, 16) +
      stroke('M200 30q14 20 0 40t0 40t0 40t0 40t0 40', P.tan, 7) +
      heap(
        garden.garlicBulb(),
        '160,116,.9,160 240,128,.9,-160 158,176,.98,150 244,186,.98,-150 162,240,1,140 242,250,1,-142 202,276,1.05,180',
      ),
    236,
  );
export const peppers = () =>
  inCrate(
    heap(garden.bellPepper(), '116,206,1.25,-10 272,208,1.25,12') +
      place(196, 196, garden.bellPepper(P.sun, P.sunDark, P.butter), 1.35, 2) +
      place(152, 220, garden.bellPepper(P.leaf, P.leafDark, P.leafLight), 1.15, -6) +
      place(236, 222, garden.bellPepper(P.squash, P.squashDark, P.butter), 1.15, 8),
  );
export const sweetPeppers = () =>
  onBoard(
    shadow(134, 250, 62, 8) +
      shadow(278, 252, 60, 8) +
      place(206, 220, garden.bellPepper(P.sun, P.sunDark, P.butter), 1.45) +
      place(132, 250, garden.bellPepper(), 1.6, -8) +
      place(282, 252, garden.bellPepper(P.leaf, P.leafDark, P.leafLight), 1.5, 10),
  );
export const chiles = () =>
  inBowl(
    heap(garden.chile(), '120,200,1.2,-60 180,188,1.3,-20 240,190,1.3,24 290,206,1.1,58') +
      heap(garden.chile(P.leaf, P.leafDark, P.leafLight), '150,206,1.15,-40 214,204,1.25,6 268,208,1.1,44'),
    P.clay,
    P.clayDark,
  );
export const driedChiles = () =>
  onTable(
    stroke('M200 14v60', P.tanLight, 5) +
      heap(
        garden.chile(P.tomatoDark, '#7d2a20', P.tomato),
        '150,122,1.05,48 250,122,1.05,-48 176,132,1.1,24 224,132,1.1,-24 148,176,1.1,44 252,176,1.1,-44 180,186,1.15,18 222,186,1.15,-18 154,230,1.05,38 248,230,1.05,-38 182,246,1.1,14 220,246,1.1,-14 201,262,1.15',
      ) +
      stroke('M176 62q24 14 48 0M182 70q18 8 36 0', P.tanLight, 6),
    246,
  );
export const mushrooms = () =>
  inBasket(
    heap(garden.mushroom(), '118,206,1,-18 194,190,1.15,2 276,204,1.05,16 152,220,1.05,-8 238,222,1.1,8'),
  );
export const oysterMushrooms = () =>
  onBoard(
    shadow(200, 254, 120, 10) +
      heap(
        garden.mushroom(P.slateLight, P.slate),
        '132,214,1.2,-34 268,214,1.2,34 198,200,1.35 160,246,1.3,-14 240,248,1.3,14',
      ) +
      place(200, 256, garden.mushroom(P.creamDark, P.tan), 1.15),
  );
export const tomatoes = () =>
  inBasket(
    heap(produce.tomato(), '116,194,1.2,-10 194,178,1.3,4 276,192,1.25,10 150,216,1.15,-4 236,216,1.2,8'),
  );
export const heirloomTomatoes = () =>
  onBoard(
    shadow(126, 250, 66, 8) +
      shadow(286, 254, 60, 8) +
      place(206, 218, produce.tomato(P.squash, P.squashDark, P.butter), 1.5) +
      place(124, 250, produce.tomato(), 1.7, -6) +
      place(290, 254, produce.tomato(P.berry, P.berryDark, P.rose), 1.5, 8),
  );
export const cherryTomatoes = () =>
  inBowl(
    heap(produce.tomato(), '96,208,.7,-12 150,186,.75,8 204,172,.75,-6 256,186,.75,12 304,208,.7,4') +
      heap(
        produce.tomato(P.squash, P.squashDark, P.butter),
        '122,214,.72,6 176,204,.76,-8 230,206,.76,10 282,216,.7,-4',
      ),
  );
export const cucumbers = () =>
  inCrate(
    heap(garden.cucumber(), '100,252,1.1,-28 150,250,1.15,-12 200,250,1.25,2 250,250,1.15,14 302,254,1.1,30'),
  );
export const slicedCucumbers = () =>
  onBoard(
    heap(garden.cucumber(), '316,226,1.25,-78 326,250,1.35,-86') +
      heap(
        fill(roundShape(0, 0, 25, 23, 0.03), P.leaf) +
          fill(roundShape(-1, -1, 20, 18, 0.03), P.moss) +
          dots('-6,-4 4,-7 7,3 -3,6', 2.2, P.cream),
        '84,236 106,250,1.1 70,258,.95',
      ),
  );
export const zucchini = () =>
  onBoard(
    heap(garden.cucumber(), '84,206,1.4,82 100,232,1.45,88') +
      place(
        110,
        258,
        form(
          closed('0,4 -18,-6 -26,-50 -18,-100 -12,-136 0,-142 12,-136 18,-100 26,-50 18,-6'),
          P.sun,
          P.sunDark,
          { dx: -8, dy: 0, inside: brush(-12, -20, 80, -88, P.butter, { rows: 3, bend: 2 }) },
        ),
        1.4,
        94,
      ),
  );
export const winterSquash = () =>
  onTable(
    shadow(136, 262, 84, 11) +
      shadow(284, 266, 74, 10) +
      place(136, 260, garden.squash(), 1.3, -6) +
      place(286, 266, produce.pumpkin(P.leaf, P.leafDark, P.leafLight), 1) +
      place(214, 276, produce.pumpkin(), 0.66),
    190,
  );
export const butternut = () =>
  inCrate(heap(garden.squash(), '110,258,1.15,-16 200,248,1.2,2 292,258,1.15,18'));
export const sweetCorn = () =>
  inCrate(
    heap(produce.corn(), '104,250,1.15,-26 154,246,1.25,-10 202,244,1.3,4 252,248,1.25,16 300,254,1.1,30'),
  );
export const cornEars = () =>
  onBoard(
    shadow(190, 252, 130, 9) +
      heap(produce.corn(), '126,206,1.3,74 116,232,1.35,84') +
      place(290, 250, produce.corn(), 1.15, 12),
  );
export const peas = () =>
  inBowl(
    heap(
      garden.pod(),
      '140,196,1.1,-18 246,190,1.1,14 196,180,1.15,-4 120,208,1,10 282,208,1,-12 200,204,1.2,6',
    ),
  );
export const peaPods = () =>
  onBoard(
    heap(garden.pod(), '150,206,1.35,-12 266,216,1.3,10 200,238,1.5,-4 120,254,1.2,8 290,258,1.2,-10') +
      dots('70,236 86,246 336,238 226,262', 7, P.leafLight),
  );
export const greenBeans = () =>
  onBoard(
    heap(
      garden.bean(),
      '170,196,1.2,-8 240,204,1.3,6 150,214,1.2,10 220,222,1.4,-6 180,234,1.3,4 260,242,1.2,-10 160,250,1.2,-2 230,256,1.3,6',
    ),
  );
export const beansInBasket = () =>
  inBasket(
    heap(
      garden.bean(),
      '120,186,1.1,-60 150,184,1.2,-80 182,180,1.2,-70 216,178,1.2,-96 246,184,1.2,-110 276,190,1.1,-120 200,186,1.2,-84 134,200,1.1,-70 262,200,1.1,-112',
    ),
  );
