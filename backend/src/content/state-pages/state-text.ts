import type { StateFacts } from '../../contract/content/state-pages.js';
import { WEEKDAYS } from '../../contract/directory/hours.js';
import { listed } from '../../contract/shared/listed.js';
import { paths } from '../../contract/shared/site-paths.js';
import { Voice } from '../location-pages/text/voice.js';
import { capital, counted, goods, numberWord, plain } from '../location-pages/text/words.js';

export interface TextState {
  state: string;
  stateCode: string;
  cities: number;
}

/** Changed whenever the texts are. */
export const STATE_TEXT_VERSION = 3;

const LONGEST_META = 155;

export function stateText(
  facts: StateFacts,
  state: TextState,
): { title: string; metaDescription: string; text: string } {
  const voice = new Voice(state.state, state.stateCode, state.state, '', `state ${state.stateCode}`);
  const sections = [
    { heading: `The market week in ${state.state}`, sentences: [week(facts, voice), winter(facts, voice)] },
    { heading: `What ${state.state}'s farms sell`, sentences: [growing(facts, voice), buying(facts, voice)] },
    { heading: `Benefits and organic food`, sentences: [snap(facts, voice), organic(facts)] },
  ];
  const parts = sections.flatMap(({ heading, sentences }) => {
    const said = sentences.filter(Boolean);
    return said.length > 0 ? [`## ${heading}`, said.join(' ')] : [];
  });
  return {
    title: `Farms and Farmers Markets in ${state.state}`,
    metaDescription: metaOf(facts, state),
    text: [lead(facts, voice), ...parts].join('\n\n'),
  };
}

function lead({ numbers, places }: StateFacts, voice: Voice): string {
  const { state } = voice;
  const what = counts(numbers);
  if (!what) return `No farmers market and no farm in ${state} is in the directory yet.`;
  const begin = voice.pick('lead', [
    `${state} has ${what} in Farmgate's directory.`,
    `Farmgate lists ${what} in ${state}.`,
    `The directory counts ${what} in ${state}.`,
    `${capital(what)}: that's what the directory lists in ${state}.`,
  ]);
  const cities = listed(
    places.slice(0, 4).map(({ city, markets, farms }) => `${plain(city)} (${markets + farms})`),
  );
  if (places.length < 2) return begin;
  return `${begin} ${voice.pick('cities', [
    `The most are in ${cities}.`,
    `${cities} have the most.`,
    `The longest lists are those of ${cities}.`,
  ])}`;
}

const counts = (numbers: StateFacts['numbers']): string =>
  listed([
    ...(numbers.markets > 0 ? [counted(numbers.markets, 'farmers market')] : []),
    ...(numbers.farms > 0 ? [counted(numbers.farms, 'farm')] : []),
  ]);

function week({ marketsPerDay, numbers }: StateFacts, voice: Voice): string {
  const [first, second] = marketsPerDay
    .map((count, day) => ({ count, name: `${WEEKDAYS[day]}s` }))
    .sort((a, b) => b.count - a.count);
  if (!first?.count || numbers.markets < 2) return '';
  const next = second?.count ? `, and ${second.count} on ${second.name}` : '';
  return voice.pick('week', [
    `${counted(first.count, 'market opens', 'markets open')} on ${first.name}${next}.`,
    `${first.name} are the biggest market day in ${voice.state}, with ${counted(first.count, 'market')}${second?.count ? `. ${second.name} have ${second.count}` : ''}.`,
    `Of ${numbers.markets} markets in ${voice.state}, ${first.count} ${first.count === 1 ? 'opens' : 'open'} on ${first.name}${next}.`,
  ]);
}

function winter({ numbers }: StateFacts, voice: Voice): string {
  if (numbers.markets < 2) return '';
  const { state } = voice;
  if (numbers.winterMarkets === 0)
    return `None of ${state}'s ${numbers.markets} markets lists hours for January or February.`;
  return voice.pick('winter', [
    `${capital(numberWord(numbers.winterMarkets))} of them ${numbers.winterMarkets > 1 ? 'are' : 'is'} open in January or February.`,
    `In midwinter, ${state} still has ${counted(numbers.winterMarkets, 'open market')}.`,
  ]);
}

function growing({ growing: goodsOf, numbers }: StateFacts, voice: Voice): string {
  const [first, ...others] = goodsOf;
  if (!first || numbers.farms < 2) return '';
  const rest = listed(others.slice(0, 5).map(({ productType, count }) => `${goods(productType)} (${count})`));
  const rare = goodsOf.filter(({ count }) => count === 1).map(({ productType }) => goods(productType));
  return [
    voice.pick('growing', [
      `You can buy ${goods(first.productType)} at ${first.count} of ${state(voice)} ${numbers.farms} farms${rest ? `, ${rest} at fewer` : ''}.`,
      `Among ${state(voice)} farms, ${first.count} ${first.count === 1 ? 'sells' : 'sell'} ${goods(first.productType)}${rest ? `; then come ${rest}` : ''}.`,
      `Most farms in ${voice.state} that say what they sell name ${goods(first.productType)} (${first.count})${rest ? `, then ${rest}` : ''}.`,
    ]),
    rare.length > 0 && rare.length < 4 ? `One farm alone in ${voice.state} has ${listed(rare)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const state = (voice: Voice) => `${voice.state}'s`;

function buying({ numbers }: StateFacts, voice: Voice): string {
  const parts = [
    ...(numbers.csas > 0
      ? [
          counted(
            numbers.csas,
            `[CSA](${paths.guide('csa-programs')})`,
            `[CSAs](${paths.guide('csa-programs')})`,
          ),
        ]
      : []),
    ...(numbers.uPicks > 0
      ? [
          counted(
            numbers.uPicks,
            `[u-pick farm](${paths.guide('u-pick-farms')})`,
            `[u-pick farms](${paths.guide('u-pick-farms')})`,
          ),
        ]
      : []),
    ...(numbers.stands > 0
      ? [
          counted(
            numbers.stands,
            `[farm stand](${paths.guide('farm-stands')})`,
            `[farm stands and on-farm markets](${paths.guide('farm-stands')})`,
          ),
        ]
      : []),
    ...(numbers.foodHubs > 0 ? [counted(numbers.foodHubs, 'food hub')] : []),
  ];
  if (parts.length === 0) return '';
  return voice.pick('buying', [
    `Around ${voice.state}, the list has ${listed(parts)}.`,
    `To buy straight from the farm, ${voice.state} has ${listed(parts)}.`,
    `${voice.state} has ${listed(parts)}.`,
  ]);
}

function snap({ numbers }: StateFacts, voice: Voice): string {
  if (numbers.snapMarkets === 0 || numbers.markets < 2) return '';
  const guide = `[SNAP](${paths.guide('snap-at-farmers-markets')})`;
  const wic =
    numbers.wicMarkets > 0 ? `, and ${numbers.wicMarkets} take${numbers.wicMarkets > 1 ? '' : 's'} WIC` : '';
  const match =
    numbers.snapMatchMarkets > 0
      ? ` ${capital(counted(numbers.snapMatchMarkets, 'market matches', 'markets match'))} SNAP dollars.`
      : '';
  return voice.pick('snap', [
    `${guide} is taken at ${numbers.snapMarkets} of ${voice.state}'s ${numbers.markets} markets${wic}.${match}`,
    `In ${voice.state}, ${counted(numbers.snapMarkets, 'market takes', 'markets take')} ${guide}${wic}.${match}`,
  ]);
}

function organic({ numbers }: StateFacts): string {
  if (numbers.organic === 0) return '';
  const guide = `[organic food](${paths.guide('organic-food')})`;
  const certified = numbers.organicCertified;
  return `${capital(counted(numbers.organic, 'place sells', 'places sell'))} ${guide}${certified > 0 ? `; ${certified} ${certified > 1 ? 'are' : 'is'} certified` : ''}.`;
}

function metaOf({ numbers, places }: StateFacts, { state: name, cities }: TextState): string {
  const what = counts(numbers);
  const begin = what ? `${name}: ${what}.` : `Farms and farmers markets in ${name}.`;
  const particulars = [
    cities > 0 ? `Pages for ${counted(cities, 'city', 'cities')}.` : '',
    numbers.csas > 0 ? `${capital(counted(numbers.csas, 'CSA'))}, ${numbers.uPicks} u-pick.` : '',
    numbers.snapMarkets > 0 ? `SNAP at ${counted(numbers.snapMarkets, 'market')}.` : '',
    places.length > 1 ? `Most in ${listed(places.slice(0, 3).map(({ city }) => city))}.` : '',
    'What is in season, and where to buy it.',
  ].filter(Boolean);
  return particulars.reduce(
    (text, more) => (text.length + 1 + more.length <= LONGEST_META ? `${text} ${more}` : text),
    begin,
  );
}
