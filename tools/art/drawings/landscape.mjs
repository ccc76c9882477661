/**
 * The landscape behind the home page's question, by season, by day and at dusk, wide and narrow. The upper
 * left stays calm for the words; the barn, the gate and what grows now stand low and to the right.
 */
import { closed, dots, fill, freshId, place, reusable, roundShape } from './hand.mjs';
import { PAINT as P } from './paint.mjs';
import { hen } from './things/things-kitchen.mjs';
import { LIT, barn, detail, gate, tree } from './things/things-landscape.mjs';

export const SEASONS = {
  spring: {
    sky: '#e9f0e1',
    glow: '#f7efdc',
    far: '#cfdfc2',
    farther: '#dde8d3',
    hill: '#abc894',
    soil: '#b58c62',
    crop: '#7ba763',
    front: '#6c9a58',
    frontShade: '#588848',
    tree: '#e9b9b4',
    treeShade: '#d59a9c',
    sun: '#f8e4a8',
  },
  summer: {
    sky: '#e6eee2',
    glow: '#f8eed0',
    far: '#c6d6a6',
    farther: '#d8e2c0',
    hill: '#9dbc74',
    soil: '#d9b04e',
    crop: '#ecca6c',
    front: '#5c8f4d',
    frontShade: '#487b40',
    tree: '#528a4a',
    treeShade: '#2f6a3a',
    sun: '#f0c75e',
  },
  fall: {
    sky: '#f3e8d4',
    glow: '#f9e2bd',
    far: '#dcc296',
    farther: '#e8d6b2',
    hill: '#c4a058',
    soil: '#94623b',
    crop: '#cf9444',
    front: '#8a8a48',
    frontShade: '#74763c',
    tree: '#d9803a',
    treeShade: '#b4562f',
    sun: '#f2b866',
  },
  winter: {
    sky: '#e3eae8',
    glow: '#f3efe4',
    far: '#d3dedb',
    farther: '#dde5e2',
    hill: '#eef1ec',
    soil: '#f8f7f1',
    crop: '#d5d2c2',
    front: '#fbf9f3',
    frontShade: '#dfe6e2',
    tree: '#8f7a66',
    treeShade: '#8f7a66',
    sun: '#f8efdc',
  },
};
/** The sky after sunset, darkest where the words stand; the last light lies low over the hills. */
const DUSK = { sky: '#18221f', glow: '#4b4335', farther: '#35403a', far: '#2b3833', sun: '#e6dcb8' };
const DUSK_GLOW = { spring: '#4a4140', summer: '#54472f', fall: '#59412c', winter: '#3c4648' };

const WIDE = {
  width: 1600,
  height: 640,
  sun: [1010, 190, 62],
  farther: '-9,404! 170,372 380,392 600,352 830,330 1060,300 1290,258 1480,288 1609,270! 1609,649! -9,649!',
  far: '-9,430! 210,412 450,424 720,384 960,352 1180,322 1400,340 1609,318! 1609,649! -9,649!',
  hill: '380,520! 620,452 860,404 1110,372 1330,366 1609,386! 1609,649! 300,649!',
  field: '-9,482! 240,452 560,462 860,474 1180,448 1400,440 1609,446! 1609,649! -9,649!',
  vanish: [1080, 372],
  front: '-9,596! 200,578 460,588 760,604 1060,588 1330,566 1609,574! 1609,649! -9,649!',
  barn: [1240, 424, 1],
  trees: [
    [1092, 432, 0.9],
    [1046, 436, 0.66],
    [1396, 424, 1.06],
    [1462, 428, 0.8],
    [1540, 424, 1.12],
  ],
  farTrees: [
    [96, 424, 0.3],
    [132, 420, 0.36],
    [168, 420, 0.28],
    [640, 402, 0.3],
    [672, 398, 0.38],
    [820, 376, 0.3],
  ],
  gate: [1372, 610, 1.06],
  details: [
    [1118, 622, 0.9],
    [1034, 634, 0.8],
    [1560, 636, 0.86],
    [80, 640, 0.8],
    [190, 642, 0.66],
    [330, 644, 0.56],
    [980, 640, 0.6],
  ],
  hen: [1206, 624, 0.42],
};
const NARROW = {
  width: 780,
  height: 1000,
  sun: [600, 640, 48],
  farther: '-9,770! 140,752 300,764 460,724 620,700 789,716! 789,1009! -9,1009!',
  far: '-9,800! 150,786 330,790 520,750 680,736 789,744! 789,1009! -9,1009!',
  hill: '120,860! 300,812 470,780 640,770 789,782! 789,1009! 60,1009!',
  field: '-9,838! 150,822 340,834 540,836 789,816! 789,1009! -9,1009!',
  vanish: [560, 772],
  front: '-9,938! 160,924 360,938 560,930 789,918! 789,1009! -9,1009!',
  barn: [560, 806, 0.78],
  trees: [
    [452, 816, 0.7],
    [418, 818, 0.5],
    [676, 806, 0.86],
    [734, 808, 0.66],
  ],
  farTrees: [
    [70, 798, 0.28],
    [98, 796, 0.34],
    [250, 794, 0.3],
  ],
  gate: [606, 962, 0.9],
  details: [
    [404, 980, 0.78],
    [336, 990, 0.62],
    [742, 988, 0.74],
    [64, 988, 0.8],
    [146, 992, 0.62],
  ],
  hen: [470, 976, 0.34],
};

function rows(layout, colors) {
  const [vx, vy] = layout.vanish;
  let stripes = '';
  for (let index = -16; index < 17; index++) {
    const x = vx + index * 130;
    stripes += `M${vx + index * 4} ${vy}L${x - 30} ${layout.height + 10}h${62}z`;
  }
  const clip = freshId();
  const path = closed(layout.field);
  return `<clipPath id="${clip}"><path d="${path}"/></clipPath>${fill(path, colors.soil)}<g clip-path="url(#${clip})">${fill(stripes, colors.crop)}</g>`;
}

/** @returns the drawing of a season with its size, by day or after sunset */
export function landscape(season, narrow, dusk) {
  const colors = SEASONS[season];
  const air = dusk ? { ...DUSK, glow: DUSK_GLOW[season] } : colors;
  const layout = narrow ? NARROW : WIDE;
  const winter = season === 'winter';
  const [sunX, sunY, sunRadius] = layout.sun;
  const one = reusable(tree(season, colors));
  const stand = detail(season);
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop offset=".3" stop-color="${air.sky}"/><stop offset=".75" stop-color="${air.glow}"/></linearGradient><path fill="url(#sky)" d="M0 0h${layout.width}v${layout.height}H0z"/>`;
  const moon = `M${sunX} ${sunY - 34}a34 34 0 1 0 32 46a27 27 0 0 1-32-46z`;
  const background =
    sky +
    (dusk ? fill(moon, air.sun) : fill(roundShape(sunX, sunY, sunRadius, sunRadius, 0.015), air.sun)) +
    fill(closed(layout.farther), air.farther) +
    fill(closed(layout.far), air.far);
  const land =
    one.defs +
    layout.farTrees.map(([x, y, size]) => one.put(x, y, size)).join('') +
    fill(closed(layout.hill), colors.hill) +
    layout.trees
      .slice(0, 2)
      .map(([x, y, size]) => one.put(x, y, size))
      .join('') +
    place(layout.barn[0], layout.barn[1], barn(winter), layout.barn[2]) +
    layout.trees
      .slice(2)
      .map(([x, y, size]) => one.put(x, y, size))
      .join('') +
    rows(layout, colors) +
    fill(closed(layout.front), colors.frontShade) +
    place(0, 9, fill(closed(layout.front), colors.front)) +
    place(layout.gate[0], layout.gate[1], gate(winter), layout.gate[2]) +
    (winter ? '' : place(layout.hen[0], layout.hen[1], hen(P.cream, P.creamDark, '#fff'), layout.hen[2])) +
    stand.defs +
    layout.details.map(([x, y, size]) => stand.put(x, y, size)).join('') +
    (winter ? snow(layout) : '');
  return { width: layout.width, height: layout.height, content: background + (dusk ? toDusk(land) : land) };
}

function snow({ width, height }) {
  let flakes = '';
  for (let index = 0; index < 60; index++)
    flakes += `${Math.round((index * 397.3) % width)},${Math.round((index * 211.7) % (height * 0.86))} `;
  return dots(flakes, 2.6, '#fff', 0.85);
}

/** @returns the same drawing after sunset: every color sinks toward night green, lit windows stay */
function toDusk(svg) {
  const night = [18, 28, 27];
  return svg.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b/g, (hex) => {
    if (hex === LIT) return hex;
    const full = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
    const mixed = [0, 2, 4].map((at, channel) =>
      Math.round(Number.parseInt(full.slice(at, at + 2), 16) * 0.44 + night[channel] * 0.56),
    );
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}
