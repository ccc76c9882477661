import type { Climate } from '../seasons.rules.js';

/** Parts of the country that share their words for land, their family names and much of what they grow. */
export type Region =
  | 'newEngland'
  | 'midAtlantic'
  | 'upland'
  | 'southeast'
  | 'florida'
  | 'greatLakes'
  | 'plains'
  | 'texas'
  | 'mountain'
  | 'southwest'
  | 'california'
  | 'northwest'
  | 'alaska'
  | 'hawaii';

export interface StateFacts {
  region: Region;
  climate: Climate;
  /** The area code of demonstration telephones there; 555-01xx numbers are nobody's in every area code. */
  areaCode: string;
  /** What the state is known for growing, as a sentence names it. */
  crops: readonly string[];
}

const state = (region: Region, climate: Climate, areaCode: string, crops: string): StateFacts => ({
  region,
  climate,
  areaCode,
  crops: crops.split(', '),
});

export const STATE_FACTS: Readonly<Record<string, StateFacts>> = {
  AL: state(
    'southeast',
    'gulf',
    '205',
    'Chilton peaches, butter beans, sweet potatoes, pecans, turnip greens, satsumas',
  ),
  AK: state(
    'alaska',
    'alaska',
    '907',
    'giant cabbages, carrots, new potatoes, peonies, birch syrup, rhubarb',
  ),
  AZ: state(
    'southwest',
    'desert',
    '602',
    'Medjool dates, prickly pears, winter lettuce, citrus, mesquite flour, tepary beans',
  ),
  AR: state(
    'upland',
    'middle',
    '501',
    'pink tomatoes, purple-hull peas, rice, muscadines, watermelons, sweet corn',
  ),
  CA: state(
    'california',
    'california',
    '209',
    'artichokes, strawberries, almonds, avocados, stone fruit, dry-farmed tomatoes, table grapes',
  ),
  CO: state(
    'mountain',
    'north',
    '303',
    'Palisade peaches, roasted chiles, sweet corn, cantaloupes, potatoes, honey',
  ),
  CT: state(
    'newEngland',
    'north',
    '203',
    'sweet corn, apples, shade-house greens, blueberries, garlic, pumpkins',
  ),
  DE: state(
    'midAtlantic',
    'middle',
    '302',
    'lima beans, watermelons, sweet corn, strawberries, peaches, asparagus',
  ),
  DC: state('midAtlantic', 'middle', '202', 'collards, peaches, sweet corn, tomatoes, greens, figs'),
  FL: state(
    'florida',
    'tropic',
    '813',
    'citrus, sweet corn, strawberries, avocados, mangoes, snap beans, collards',
  ),
  GA: state(
    'southeast',
    'gulf',
    '404',
    'peaches, sweet onions, pecans, peanuts, collards, muscadines, blueberries',
  ),
  HI: state('hawaii', 'tropic', '808', 'taro, pineapple, papayas, apple bananas, breadfruit, coffee, ginger'),
  ID: state('mountain', 'north', '208', 'potatoes, huckleberries, sweet onions, lentils, cherries, trout'),
  IL: state('greatLakes', 'north', '217', 'sweet corn, pumpkins, horseradish, asparagus, apples, dry beans'),
  IN: state('greatLakes', 'north', '317', 'sweet corn, melons, persimmons, popcorn, tomatoes, pumpkins'),
  IA: state('plains', 'north', '515', 'sweet corn, muskmelons, aronia berries, popcorn, pork, apples'),
  KS: state('plains', 'middle', '316', 'wheat, sunflowers, sand plums, sweet corn, melons, beef'),
  KY: state(
    'upland',
    'middle',
    '502',
    'half-runner beans, sorghum, tomatoes, blackberries, pawpaws, sweet corn',
  ),
  LA: state(
    'southeast',
    'gulf',
    '225',
    'satsumas, Creole tomatoes, okra, strawberries, mirlitons, rice, figs',
  ),
  ME: state(
    'newEngland',
    'north',
    '207',
    'wild blueberries, potatoes, maple syrup, fiddleheads, dry beans, oysters',
  ),
  MD: state(
    'midAtlantic',
    'middle',
    '410',
    'Eastern Shore tomatoes, sweet corn, cantaloupes, peaches, lima beans, soft-shell crabs',
  ),
  MA: state(
    'newEngland',
    'north',
    '413',
    'cranberries, butternut squash, apples, asparagus, sweet corn, oysters',
  ),
  MI: state('greatLakes', 'north', '616', 'tart cherries, blueberries, asparagus, apples, celery, dry beans'),
  MN: state('greatLakes', 'north', '612', 'wild rice, apples, sweet corn, maple syrup, rhubarb, squash'),
  MS: state(
    'southeast',
    'gulf',
    '601',
    'sweet potatoes, purple-hull peas, blueberries, okra, catfish, muscadines',
  ),
  MO: state('upland', 'middle', '573', 'black walnuts, peaches, tomatoes, elderberries, sweet corn, melons'),
  MT: state('mountain', 'north', '406', 'Flathead cherries, lentils, wheat, huckleberries, potatoes, beef'),
  NE: state('plains', 'north', '402', 'sweet corn, dry beans, popcorn, melons, asparagus, beef'),
  NV: state('southwest', 'desert', '702', 'cantaloupes, garlic, onions, figs, pomegranates, alfalfa honey'),
  NH: state('newEngland', 'north', '603', 'maple syrup, apples, sweet corn, blueberries, squash, potatoes'),
  NJ: state(
    'midAtlantic',
    'middle',
    '609',
    'Jersey tomatoes, blueberries, cranberries, peaches, asparagus, sweet corn',
  ),
  NM: state('southwest', 'middle', '505', 'green chile, pecans, blue corn, pinto beans, apricots, garlic'),
  NY: state(
    'midAtlantic',
    'north',
    '518',
    'apples, onions, Concord grapes, cabbage, maple syrup, sweet corn',
  ),
  NC: state(
    'upland',
    'middle',
    '919',
    'sweet potatoes, muscadines, strawberries, collards, peanuts, sourwood honey',
  ),
  ND: state('plains', 'north', '701', 'sunflowers, durum wheat, chokecherries, potatoes, dry beans, squash'),
  OH: state('greatLakes', 'north', '614', 'sweet corn, apples, pawpaws, peppers, maple syrup, tomatoes'),
  OK: state('plains', 'middle', '405', 'pecans, okra, peaches, wheat, watermelons, blackberries'),
  OR: state('northwest', 'northwest', '503', 'hazelnuts, marionberries, pears, cherries, hops, garlic'),
  PA: state('midAtlantic', 'north', '717', 'mushrooms, apples, sweet corn, peaches, potatoes, maple syrup'),
  RI: state('newEngland', 'north', '401', 'flint corn, oysters, potatoes, apples, sweet corn, kale'),
  SC: state(
    'southeast',
    'gulf',
    '803',
    'peaches, boiled peanuts, collards, Carolina Gold rice, okra, tomatoes',
  ),
  SD: state('plains', 'north', '605', 'sunflowers, honey, chokecherries, bison, sweet corn, squash'),
  TN: state('upland', 'middle', '615', 'hillside tomatoes, pole beans, sorghum, strawberries, okra, peaches'),
  TX: state(
    'texas',
    'gulf',
    '512',
    'Hill Country peaches, pecans, Ruby grapefruit, sweet onions, okra, melons',
  ),
  UT: state(
    'mountain',
    'north',
    '801',
    'tart cherries, peaches, sweet onions, apricots, sweet corn, raspberries',
  ),
  VT: state(
    'newEngland',
    'north',
    '802',
    'maple syrup, cheddar, apples, winter squash, garlic, salad greens',
  ),
  VA: state('upland', 'middle', '804', 'apples, peanuts, tomatoes, peaches, country ham, sweet corn'),
  WA: state('northwest', 'northwest', '206', 'cherries, apples, raspberries, lentils, salmon, sweet onions'),
  WV: state('upland', 'middle', '304', 'ramps, half-runner beans, apples, pawpaws, sorghum, trout'),
  WI: state(
    'greatLakes',
    'north',
    '608',
    'cranberries, cheese curds, sweet corn, ginseng, maple syrup, potatoes',
  ),
  WY: state('mountain', 'north', '307', 'dry beans, beef, chokecherries, honey, sweet corn, lamb'),
};

/** Area codes of the cities that a state's own would look wrong in: the code, then the beginnings of its ZIP codes. */
const CITY_AREA_CODES = [
  '305 331, 954 330 333, 239 339 341, 407 327 328, 904 322, 561 334, 772 349, 850 323, 352 326',
  '863 338, 941 342, 386 320, 321 329, 212 100 101, 718 103 104 112 113 114, 516 115, 631 117 119',
  '914 105 106 107, 845 109, 716 142, 585 146, 315 132, 201 070 073 076, 973 071 074 075',
  '908 072 079, 732 077 088 089, 847 600 602, 630 601 605, 708 603 604, 312 606 607, 815 610 611',
  '309 616, 617 021 022, 781 020 024, 978 018 019, 508 015 016 017 023 027, 213 900',
  '310 902 903 904 905, 562 906 907 908, 626 910 911 918, 818 912 913 914 915, 909 917 924',
  '619 919 921, 760 920 922 923, 951 925, 949 926, 714 927 928, 805 930 931 934, 559 932 936 937',
  '661 933 935, 831 939, 650 940 943 944, 415 941 949, 925 945, 510 946 947 948, 408 950 951',
  '209 952 953, 707 954, 916 956 958, 972 750 751, 214 752, 817 760 761, 940 762 763, 254 765 766',
  '713 770 772, 281 773 774 775, 409 777, 210 780 781 782, 361 784, 956 785, 806 790 791 794',
  '325 795, 432 797, 915 799, 520 856 857, 480 852, 623 853, 215 191, 610 181 190 194, 412 152',
  '216 441, 330 443, 513 452, 419 436, 937 454, 313 482, 248 480, 734 481, 517 489, 414 532, 920 543',
  '651 551, 507 559, 314 631, 816 640 641, 417 657, 913 662, 785 666, 402 681, 504 700 701, 318 711',
  '337 705, 405 731, 918 740 741, 901 381, 865 379, 423 374, 704 282, 336 274, 910 283 284, 843 294',
  '912 314, 706 319, 205 352, 334 361, 251 366, 256 358, 502 402, 859 405, 260 468, 812 477, 574 466',
  '757 233 234 235 236, 540 240, 703 220 221 222 223, 719 809 810, 970 805 806, 775 894 895, 801 846',
  '575 880, 509 990 992, 253 984, 425 980 982, 360 986, 541 974, 860 060 061 063',
];

const AREA_CODES_BY_ZIP = new Map(
  CITY_AREA_CODES.flatMap((line) => line.split(', ')).flatMap((group) => {
    const [code = '', ...zips] = group.split(' ');
    return zips.map((zip) => [zip, code] as const);
  }),
);

/** @returns the area code of a five-digit ZIP code's neighborhood */
export function areaCode(zipCode: string, stateCode: string): string {
  return AREA_CODES_BY_ZIP.get(zipCode.slice(0, 3)) ?? STATE_FACTS[stateCode]?.areaCode ?? '800';
}
