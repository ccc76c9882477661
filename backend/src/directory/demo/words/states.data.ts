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
  '201 070 073 076, 205 352, 209 952 953, 210 780 781 782, 212 100 101, 213 900, 214 752, 215 189 191',
  '216 441, 218 556 557 558 565 567, 231 493 494 496, 239 339 341, 248 480, 251 366, 252 278 279 285',
  '253 984, 254 765 766, 256 358, 260 468, 270 420 421 422 423 424 427, 281 773 774 775, 305 331',
  '308 688 689 691, 309 616, 310 902 903 904 905, 312 606 607, 313 482, 314 631, 315 132',
  '318 710 711 712 713 714, 319 522 523 524, 320 563, 321 329, 325 795, 330 443, 334 361',
  '336 270 271 272 273 274, 337 705, 352 326, 360 983 985 986, 361 783 784, 386 320, 402 681, 405 731',
  '407 327 328, 408 950 951, 409 777, 412 152, 414 532, 415 941 949, 417 657, 419 436, 423 374',
  '425 980 982, 432 797, 435 847, 479 727 728 729, 480 852, 502 402, 504 700 701, 507 559 560',
  '508 015 016 017 023 027, 509 988 989 990 991 992 993, 510 946 947 948, 513 452, 516 110 115, 517 489',
  '520 856 857, 540 224 226 228 240 241, 541 973 974 975 977, 559 932 936 937, 561 334, 562 906 907 908',
  '574 466, 575 880 881 882, 580 735 736 737 738, 585 146, 605 570 571, 610 181 190 194, 617 021 022',
  '619 919 921, 620 675 676 678 679, 623 853, 626 910 911 918, 630 601 605, 631 117 119',
  '650 940 943 944, 651 551, 661 933 935, 703 220 221 222 223, 704 280 281 282, 706 305 306 309 319',
  '707 954, 708 603 604, 712 510 511 512 513 515, 713 770 772, 714 927 928, 715 544 545 547, 716 142',
  '718 103 104 111 112 113 114 116, 719 808 809 810 811, 732 077 088 089, 734 481, 757 233 234 235 236',
  '760 920 922 923, 772 349, 775 894 895, 781 020 024, 785 664 666 668, 801 846, 805 930 931 934',
  '806 790 791 794, 812 471 472 474 476 477, 815 610 611, 816 640 641, 817 760 761, 818 912 913 914 915',
  '828 287 288 289, 830 786 788, 831 939, 843 294 295 299, 845 109, 847 600 602, 850 323',
  '859 403 404 405, 860 060 061 063, 863 338, 865 379, 870 716 720 721 723 724 725, 901 381',
  '903 756 757, 904 322, 906 498 499, 908 072 079, 909 917 924, 910 283 284, 912 314, 913 662',
  '914 105 106 107, 915 799, 916 956 958, 918 740 741, 920 543, 925 945, 928 860 863 864, 937 454',
  '940 762 763, 941 342, 949 926, 951 925, 954 330 333, 956 785, 970 804 805 806 815 816, 972 750 751',
  '973 071 074 075, 978 018 019, 979 778, 989 486 487',
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
