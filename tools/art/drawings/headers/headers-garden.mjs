/**
 * Header pictures of gardens, balconies and seeds. Each is 1200 by 630, its subject in the middle 840 by 470.
 */
import {
  closed,
  dots,
  fill,
  form,
  freshId,
  leaf,
  place,
  reusable,
  roundShape,
  shadow,
  sprig,
  stroke,
} from '../hand.mjs';
import { SEASONS } from '../landscape.mjs';
import { PAINT as P } from '../paint.mjs';
import * as craft from '../things/things-craft.mjs';
import * as field from '../things/things-field.mjs';
import { tree } from '../things/things-landscape.mjs';
import * as produce from '../things/things-produce.mjs';
import * as vessels from '../things/things-vessels.mjs';
import * as g from './header-grounds.mjs';
import * as more from './things-header-produce.mjs';
import * as extra from './things-header.mjs';

const { GROUND, many } = g;

/** A tomato plant tied to its cane, with fruit; stands on 0,0. */
function tomatoPlant(height) {
  const blade = reusable(leaf(58, 34));
  const fruit = reusable(form(roundShape(0, 0, 17, 16, 0.03), P.tomato, P.tomatoDark, { dx: -4, dy: -3 }));
  let text =
    blade.defs +
    fruit.defs +
    stroke(`M6 0v${-height - 34}`, P.tan, 7) +
    stroke(`M0 0q-12 ${-height / 2} 4 ${-height}`, P.leafDark, 7);
  for (let y = 36, index = 0; y < height; y += 34, index++)
    text += blade.put(0, -y, 1, index % 2 ? 64 : -60) + blade.put(2, -y - 10, 0.86, index % 2 ? -52 : 56);
  return (
    text +
    blade.put(4, -height, 0.9, 0) +
    fruit.put(-24, -height * 0.3) +
    fruit.put(-40, -height * 0.42, 0.86) +
    fruit.put(28, -height * 0.5) +
    fruit.put(-20, -height * 0.68, 0.9) +
    fruit.put(26, -height * 0.8, 0.76)
  );
}

/** A planter box on 0,0. */
const trough = (width, color = P.clay, shade = P.clayDark, rim = P.squashDark) =>
  form(
    closed(`${-width / 2},-66! ${width / 2},-66! ${width / 2 - 14},0! ${14 - width / 2},0!`),
    color,
    shade,
    { dx: -26, dy: 0 },
  ) + g.box(-width / 2 - 8, -80, width + 16, 20, rim);

/** One season through an arched window whose sill is at 0,0. */
function seasonArch(season) {
  const colors = SEASONS[season];
  const clip = freshId();
  const arch = 'M-92 0v-332a92 92 0 0 1 184 0V0z';
  return (
    `<path fill="#fffaf0" d="M-106 4v-336a106 106 0 0 1 212 0V4z"/><clipPath id="${clip}"><path d="${arch}"/></clipPath><g clip-path="url(#${clip})">` +
    g.box(-100, -430, 200, 440, colors.sky) +
    g.disk(40, -352, 27, colors.sun) +
    fill(closed('-100,-200! -40,-226 20,-204 100,-230! 100,10! -100,10!'), colors.far) +
    fill(closed('-100,-150! -30,-166 40,-150 100,-162! 100,10! -100,10!'), colors.hill) +
    place(-8, -142, tree(season, colors), 1.5) +
    fill(closed('-100,-116! 0,-130 100,-118! 100,10! -100,10!'), colors.front) +
    (season === 'winter'
      ? dots(
          '-60,-330 -20,-390 30,-300 64,-270 -72,-260 -36,-300 12,-290 52,-210 -66,-190 10,-340',
          3.4,
          '#fff',
        )
      : '') +
    '</g>'
  );
}

/** An envelope for seeds, seen from above, its middle at 0,0. */
const envelope = (color, shade, mark) =>
  place(6, 8, g.box(-78, -104, 156, 208, P.shade, 0.14)) +
  g.box(-78, -104, 156, 208, color) +
  fill(closed('-78,-104! 78,-104! 0,-44!'), shade) +
  fill(roundShape(0, 26, 54, 54, 0.01), P.cream) +
  mark;

export const gardenHeaders = {
  'eating-with-the-seasons': () =>
    g.wall(GROUND.oat) +
    ['spring', 'summer', 'fall', 'winter']
      .map((season, index) => place(276 + index * 216, 520, seasonArch(season)))
      .join('') +
    g.box(120, 518, 960, 26, P.tanLight) +
    g.box(120, 544, 960, 12, P.tan) +
    g.box(120, 556, 960, 12, P.shade, 0.1) +
    place(232, 526, more.asparagus(), 0.96) +
    place(316, 528, more.radish(), 1.3, 6) +
    place(454, 528, produce.corn(), 1.02, -12) +
    place(528, 530, produce.tomato(), 1.4, 4) +
    place(686, 530, produce.pumpkin(), 1.02) +
    place(768, 532, produce.apple(), 1.04, 8) +
    place(888, 528, produce.leek(), 0.86, -8) +
    place(958, 530, produce.beet(), 1.24, 6),
  'growing-food-on-a-balcony': () =>
    g.wall('#f4d9c0') +
    g.disk(600, 262, 150, '#f8cf86') +
    g.skyline(430, [150, 230, 120, 270, 190, 140, 250, 170, 220, 130], 120, '#dfb595', '#f9e6c4', 34) +
    g.skyline(
      450,
      [90, 120, 170, 100, 140, 190, 110, 150, 100, 160, 120, 90],
      100,
      '#cf9d7c',
      '#f6d9ae',
      34,
    ) +
    g.box(0, 440, 1200, 190, '#c98f68') +
    g.box(0, 560, 1200, 70, '#a87350') +
    stroke('M0 588h1200M0 612h1200', '#8f5f3b', 4) +
    stroke([...Array(17).keys()].map((index) => `M${index * 74 + 8} 390v176`).join(''), P.slateDark, 7) +
    stroke('M0 388h1200', P.slateDark, 16) +
    stroke('M0 384h1200', P.slate, 5) +
    place(
      402,
      388,
      many(produce.lettuce(), '-76,-60,0.58 0,-62,0.64 76,-60,0.58') + place(0, 34, trough(250)),
    ) +
    place(
      790,
      388,
      many(
        leaf(60, 38),
        '-84,-42,1,-40 -60,-42,1,20 -24,-42,1.1,-20 6,-42,1,34 40,-42,1.1,-30 70,-42,1,10 92,-42,1,50',
      ) +
        place(0, 34, trough(250, P.slate, P.slateDark, P.slateLight)) +
        stroke('M-90-46q-6 30-2 44M-30-46q6 30 4 48M34-46q-8 30-4 40M92-46q6 26 2 40', P.leaf, 4) +
        many(produce.strawberry(), '-92,44,0.78,4 -26,50,0.84,-4 30,42,0.76,4 94,42,0.8,-4'),
    ) +
    shadow(256, 590, 80, 11) +
    place(252, 512, tomatoPlant(262)) +
    place(252, 592, field.pot(), 1.36) +
    shadow(606, 596, 86, 11) +
    many(sprig(120, 4, 58, 38), '580,504,1,-30 632,504,1,32 594,504,1.16,-10 618,504,1.14,12') +
    place(606, 596, field.pot(P.sun, P.sunDark, P.squash), 1.26) +
    shadow(970, 592, 80, 11) +
    place(970, 508, sprig(160, 4, 66, 36)) +
    many(more.pepper(P.squash, P.squashDark, P.butter), '936,510,0.56 1004,498,0.6 958,452,0.5') +
    place(970, 592, field.pot(), 1.24) +
    place(792, 600, craft.wateringCan(P.leaf, P.leafDark, P.leafLight), 0.9),
  'how-urban-farms-work': () => {
    const green = reusable(field.seedling(46));
    return (
      g.wall('#dbe6e1') +
      g.disk(312, 170, 70, '#f6dc98') +
      g.skyline(470, [230, 330, 260, 380, 210, 170, 280, 360, 250, 310], 120, '#bccdc8', '#e4eeea', 36) +
      g.skyline(480, [120, 190, 150, 90, 110, 100, 130, 170, 210, 140], 120, '#a5bab3', '#dbe7e2', 36) +
      place(
        896,
        286,
        stroke('M-46 100L-34 0M46 100L34 0M0 100V0M-42 60h84', P.earthDark, 7) +
          form(closed('-58,0! -58,-92! 58,-92! 58,0!'), P.tan, P.earth, { dx: -30, dy: 0 }) +
          stroke('M-58-28h116M-58-64h116', P.earthDark, 4) +
          fill(closed('-68,-90! 0,-136! 68,-90!'), P.clayDark),
      ) +
      g.box(120, 394, 960, 240, '#b9684a') +
      stroke(
        'M120 470h960M120 520h960M120 570h960M200 430v40M360 430v40M860 470v50M1000 430v40M280 470v50M940 520v50M180 520v50M620 470v50',
        '#9b5238',
        4,
        0.6,
      ) +
      g.box(104, 380, 992, 34, P.creamDark) +
      g.box(104, 380, 992, 12, P.cream) +
      [230, 400, 800, 970]
        .map(
          (x) =>
            g.box(x - 44, 480, 88, 104, P.cream) +
            g.box(x - 34, 490, 68, 94, '#ffe0a3') +
            stroke(`M${x} 490v94M${x - 34} 536h68`, P.cream, 6),
        )
        .join('') +
      green.defs +
      g.box(560, 486, 80, 148, P.leafDark) +
      dots('626,562', 6, P.sun) +
      fill(closed('214,382! 214,252 250,206 330,190 410,206 446,252 446,382!'), '#eef5f0', 0.94) +
      [250, 310, 370, 420].map((x, index) => green.put(x, 380, [1.5, 1.8, 1.6, 1.2][index])).join('') +
      stroke(
        'M214 382V252Q250 190 330 190T446 252V382M290 382V196M370 382V196M214 292h232M330 382V190',
        P.slate,
        6,
      ) +
      place(
        600,
        384,
        extra.raisedBed(250, 44, many(produce.lettuce(), '-84,-38,0.6 -2,-38,0.66 82,-38,0.6')),
      ) +
      place(
        862,
        384,
        extra.raisedBed(
          230,
          44,
          many(produce.leek(), '-76,-2,0.6,-3 -26,0,0.66,2 26,-2,0.62,-2 76,0,0.64,3'),
        ),
      ) +
      place(
        1006,
        384,
        stroke('M0 0v-96', P.leafDark, 6) +
          place(0, -34, leaf(40, 22), 1, 60) +
          place(0, -110, field.sunflower(38)),
      )
    );
  },
  'starting-a-community-garden': () => {
    const boards = reusable(vessels.crate(250, 66));
    const bed = (x, y, size, growing) =>
      place(x, y, extra.raisedBed(250, 66, growing, boards.put(0, 0)), size);
    return (
      g.wall('#e3ecd9') +
      boards.defs +
      g.hills(250, '#d0dfba', '#b9cf9c') +
      many(g.roundTree(P.leafLight, P.leaf), '196,330,1.3 1016,326,1.4 110,336,1') +
      form(closed('690,340! 690,186! 790,112! 890,186! 890,340!'), P.clay, P.clayDark, { dx: -40, dy: 0 }) +
      stroke('M672 196L790 108L908 196', P.earthDark, 20) +
      g.box(758, 216, 66, 124, P.cream) +
      stroke('M758 216l66 124M824 216l-66 124', P.tanLight, 6) +
      place(190, 128, g.bunting(500, 34, 11, [P.tomato, P.sun, P.leaf, P.cream])) +
      stroke('M190 340V120M688 186V120', P.earth, 10) +
      g.land('-9,336! 400,330 800,338 1209,328!', '#a9c47f') +
      stroke([...Array(31).keys()].map((index) => `M${index * 40 + 4} 278v72`).join(''), P.cream, 15) +
      stroke('M0 298h1200M0 330h1200', P.cream, 8) +
      g.land('-9,400! 400,392 800,402 1209,390!', '#dcc193') +
      bed(
        330,
        456,
        1.06,
        many(
          stroke('M0 0q-4-50 0-100', P.leafDark, 6) +
            place(0, -30, leaf(44, 24), 1, -58) +
            place(0, -46, leaf(44, 24), 1, 60) +
            place(0, -112, field.sunflower(38)),
          '-84,-62,1,-4 0,-62,1.2 86,-62,0.96,5',
        ),
      ) +
      bed(616, 450, 0.94, many(tomatoPlant(120), '-72,-60,0.84 4,-60,0.94 76,-60,0.84')) +
      bed(896, 456, 1, many(produce.lettuce(), '-74,-54,0.68 2,-54,0.74 76,-54,0.68')) +
      shadow(450, 584, 210, 14) +
      bed(420, 582, 1.3, many(produce.beet(), '-84,-40,0.68,-4 -28,-40,0.72 30,-40,0.7,4 86,-40,0.7')) +
      shadow(760, 588, 190, 13) +
      place(676, 588, craft.wateringCan(P.sun, P.sunDark, P.butter), 1.02) +
      place(826, 590, extra.spade(), 0.92, -5) +
      place(908, 590, extra.fork(), 0.92, 6)
    );
  },
  'saving-and-swapping-seeds': () => {
    const bean = reusable(
      form(closed('-20,-4 -8,-13 10,-12 20,-2 14,8 2,3 -10,8'), P.berry, P.berryDark, { dx: -3, dy: -4 }),
    );
    const pip = reusable(fill(closed('0,-14! -8,0 0,10 8,0'), P.cream) + stroke('M0-8v12', P.creamDark, 2));
    return (
      g.wall('#dcc29a', '#fff') +
      stroke('M0 158h1200M0 326h1200M0 500h1200', '#c8a97c', 5) +
      stroke(
        'M140 60q180 10 320 0M700 240q200 10 400 0M60 410q180 8 300 0M640 568q200 10 360 0',
        '#d0b388',
        4,
      ) +
      place(300, 236, envelope(P.cream, P.creamDark, place(0, 52, produce.tomato(), 0.94)), 1.12, -9) +
      place(920, 260, envelope(P.leafLight, P.leaf, place(0, 26, field.sunflower(50))), 1.12, 8) +
      place(716, 412, envelope(P.blush, P.clay, place(0, 60, produce.carrot(), 0.54)), 1.02, -5) +
      place(
        518,
        222,
        fill(roundShape(6, 10, 112, 112, 0), P.shade, 0.14) +
          fill(roundShape(0, 0, 110, 110, 0.01), P.slateDark) +
          fill(roundShape(-2, -3, 104, 104, 0.01), P.slate) +
          fill(roundShape(0, 0, 84, 84, 0.01), P.slateDark),
      ) +
      bean.defs +
      pip.defs +
      place(
        518,
        222,
        g.putAll(
          bean,
          '-40,-40,1.1,20 6,-52,1.1,-14 46,-30,1.1,40 -58,0,1.1,80 -14,-8,1.1,4 32,8,1.1,-30 60,16,1.1,60 -36,36,1.1,-20 8,46,1.1,16 46,48,1.1,-50 -8,-30,1.1,60 -56,-24,1.1,-30',
        ),
      ) +
      g.putAll(
        pip,
        '840,470,1.25,10 874,500,1.25,50 906,462,1.25,-30 936,506,1.25,80 876,540,1.25,-10 962,468,1.25,30 990,520,1.25,-50 920,548,1.25,20 820,530,1.25,70 958,556,1.25,-70',
      ) +
      dots('600,130 622,120 640,136 612,148 634,158 656,146 650,120 668,132', 6, P.earthDark) +
      place(
        360,
        486,
        place(
          0,
          0,
          fill(closed('-150,16 -90,-24 0,-38 90,-26 156,6! 92,30 0,40 -92,34'), P.sunDark) +
            fill(closed('-150,16 -90,-12 0,-22 90,-14 156,6! 92,14 0,22 -92,22'), P.butter),
        ) +
          [-92, -46, 0, 46, 92]
            .map((x, index) => bean.put(x, [4, 2, 0, 0, 2][index], 1.1, index * 14 - 20))
            .join(''),
        1.06,
        -10,
      ) +
      place(536, 566, sprig(150, 4, 46, 26), 1, 30)
    );
  },
};

export const gardenGuides = {
  'organic-food': () =>
    g.wall(GROUND.sky) +
    g.disk(850, 176, 70, P.sun, 0.9) +
    g.hills(300, '#d0dfba', '#b6cd96') +
    many(g.roundTree(P.leafLight, P.leaf), '330,350,0.7 276,352,0.54 950,344,0.7') +
    g.land('-9,356! 400,348 800,354 1209,346!', '#8a5d3c') +
    g.land('-9,450! 400,440 800,450 1209,440!', '#7a5033') +
    many(
      produce.lettuce(),
      '80,412,0.6 178,410,0.62 276,412,0.6 374,410,0.62 826,410,0.62 924,412,0.6 1022,410,0.62 1120,412,0.6',
    ) +
    many(
      many(leaf(54, 26), '0,0,1,-64 0,0,1,62 0,0,1.1,-26 0,0,1.1,28') +
        stroke('M0 0l-40-66M0 0v-92M0 0l42-62', P.leafDark, 6) +
        place(-44, -72, field.blossom(34, P.squash, P.squashDark, P.clay, 10)) +
        place(46, -68, field.blossom(34, P.sun, P.sunDark, P.clay, 10)) +
        place(2, -104, field.blossom(38, P.squash, P.squashDark, P.clay, 10)),
      '196,568,1,-4 328,590,1.2 878,590,1.2,4 1010,566,1',
    ) +
    shadow(600, 594, 250, 20) +
    place(600, 600, produce.lettuce(), 2.9) +
    place(730, 452, extra.ladybug(), 1.15, -52) +
    place(452, 262, extra.butterfly(), 1.3, 14) +
    place(720, 214, extra.butterfly(P.blush, P.clay), 0.94, -18),
};
