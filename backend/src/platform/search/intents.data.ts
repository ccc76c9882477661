import type { OpenDay } from '../../contract/directory/open-on.js';
import type { Feature, PlaceKind } from '../../contract/directory/place-kinds.js';

export interface Meaning {
  kind?: PlaceKind;
  isFarms?: boolean;
  feature?: Feature;
  openDay?: OpenDay | 'now';
  isOrganic?: boolean;
  isShipped?: boolean;
}

export interface Phrase {
  words: readonly string[];
  means: Meaning;
  /** It says so only beside something else that does: the "saturday" of "saturday markets". */
  isWeak?: boolean;
}

const phrases = (means: Meaning, texts: string, isWeak = false): Phrase[] =>
  texts.split('|').map((text) => ({ words: text.split(' '), means, isWeak }));

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayPhrases = (openDay: OpenDay | 'now', names: readonly string[]): Phrase[] =>
  names.flatMap((name) => [
    ...phrases(
      { openDay },
      ['open', 'open on', 'open this', 'opens', 'opens on'].map((open) => `${open} ${name}`).join('|'),
    ),
    ...phrases({ openDay }, `on ${name}|this ${name}|${name}`, true),
  ]);

const ALL: readonly Phrase[] = [
  ...phrases(
    { kind: 'u_pick' },
    'u pick|upick|u picks|upicks|you pick|pick your own|pick ur own|pyo|self pick|u pic|pick yourself|picking|go picking|can i pick|to pick|where to pick',
  ),
  ...phrases(
    { kind: 'csa' },
    'csa|csas|c s a|csa share|csa shares|csa box|csa boxes|csa program|csa programs|farm share|farm shares|farmshare|community supported agriculture|veggie share|veg box|farm box',
  ),
  ...phrases(
    { kind: 'farmers_market' },
    'farmers market|farmers markets|farmer market|farmer markets|farmer s market|farmers mkt|farm market|farm markets|market|markets|farmermarket|farmersmarket|farmersmarkets|growers market|produce market',
  ),
  ...phrases(
    { kind: 'farm_stand' },
    'farm stand|farm stands|farmstand|farmstands|roadside stand|roadside stands|produce stand|produce stands|fruit stand|fruit stands|vegetable stand|stand|stands',
  ),
  ...phrases({ kind: 'food_hub' }, 'food hub|food hubs'),
  ...phrases({ kind: 'agritourism' }, 'agritourism|farm tour|farm tours|farm visit|farm visits'),
  ...phrases({ isFarms: true }, 'farm|farms|local farm|local farms', true),
  ...phrases(
    { feature: 'snap' },
    'snap|ebt|snap ebt|ebt snap|food stamp|food stamps|foodstamps|foodstamp|snap benefits|ebt card|ebt cards',
  ),
  ...phrases({ feature: 'wic_fmnp' }, 'fmnp|wic checks|wic fmnp|wic vouchers|wic coupons'),
  ...phrases({ feature: 'wic' }, 'wic|wic benefits'),
  ...phrases({ feature: 'senior_fmnp' }, 'sfmnp|senior fmnp|senior coupons|senior vouchers|senior checks'),
  ...phrases(
    { feature: 'snap_match' },
    'double up|double up bucks|double up food bucks|snap match|snap matching|market match|double snap|double ebt',
  ),
  ...phrases({ feature: 'pets' }, 'dog friendly|pet friendly|dogs allowed|dogs welcome'),
  ...phrases({ feature: 'accessible' }, 'wheelchair|wheelchair accessible|handicap accessible'),
  ...phrases({ feature: 'indoor' }, 'indoor|indoors', true),
  ...phrases({ feature: 'outdoor' }, 'outdoor|outdoors', true),
  ...phrases({ feature: 'parking' }, 'parking|free parking|parking lot'),
  ...phrases({ feature: 'restrooms' }, 'restroom|restrooms|bathroom|bathrooms|toilet|toilets'),
  ...phrases(
    { feature: 'cards' },
    'credit card|credit cards|debit card|debit cards|takes cards|take cards|accepts cards|pay with card|pay by card',
  ),
  ...phrases({ feature: 'mobile_pay' }, 'venmo|apple pay|google pay|cash app|cashapp|mobile pay'),
  ...phrases({ feature: 'checks' }, 'takes checks|accepts checks|personal checks'),
  ...phrases({ feature: 'volunteer' }, 'volunteer|volunteering|work for food'),
  ...phrases(
    { feature: 'online_orders' },
    'order online|online order|online orders|online ordering|preorder',
  ),
  ...phrases({ feature: 'delivery', isFarms: true }, 'home delivery|delivery|delivers|deliver|delivered'),
  ...phrases(
    { isShipped: true },
    'ship|ships|shipped|shipping|ship to me|ships to me|shipped to me|ship to my door|free shipping|ships nationwide|nationwide shipping|mail|mailed|mail order|by mail|mail to me|mailed to me',
  ),
  ...phrases({ isOrganic: true }, 'organic|organics|certified organic|organically grown'),
  ...phrases({ openDay: 'now' }, 'open now|open right now|open rn|currently open'),
  ...phrases({ openDay: 'today' }, 'todays|today s', true),
  ...dayPhrases('today', ['today']),
  ...dayPhrases('tomorrow', ['tomorrow']),
  ...dayPhrases('saturday', ['weekend', 'weekends', 'sat']),
  ...WEEKDAYS.flatMap((day) => dayPhrases(day, [day, `${day}s`, day.slice(0, 3)])),
];

/** By their first word, the longest first. */
const longestFirst = ALL.toSorted((one, other) => other.words.length - one.words.length);

/** By their first word, the longest first. */
export const PHRASES: ReadonlyMap<string, readonly Phrase[]> = new Map(
  [...new Set(ALL.map(({ words: [first = ''] }) => first))].map((first) => [
    first,
    longestFirst.filter(({ words }) => words[0] === first),
  ]),
);

export const NEAR_PHRASES: readonly (readonly string[])[] =
  'near me|nearby me|close to me|close by|around me|around here|near here|in my area|near by|nearby|nearest|closest|near my location|by me'
    .split('|')
    .map((text) => text.split(' '))
    .sort((a, b) => b.length - a.length);

/** Typed so often that one mistake in them is forgiven. */
export const OFTEN_TYPED = ['market', 'markets', 'farmer', 'farmers', 'organic', 'saturday'] as const;

/** Words around what is asked for. */
export const FILLER = new Set(
  `that which with take takes taking accept accepts accepting find get buy shop place places area local my i can
  want looking is are of for the a an to and at in on by where who what when have has near around there any good
  best fresh open opens hours benefits benefit card cards eligible approved this please some day today morning afternoon evening early late`.split(
    /\s+/,
  ),
);
