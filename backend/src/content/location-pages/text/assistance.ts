import type { LocationFacts } from '../../../contract/content/location-facts.js';
import { listed } from '../../../contract/shared/listed.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { SectionWriter, Voice } from './voice.js';
import { capital, counted, numberWord } from './words.js';

export const assistanceSection: SectionWriter = (facts, voice) => {
  if (facts.numbers.markets === 0) return null;
  const { city } = voice;
  const sentences = [snap(facts, voice), matching(facts, voice), wic(facts, voice)].filter(Boolean);
  if (sentences.length === 0) return null;
  return {
    heading: voice.pick('snap heading', [
      `Paying with SNAP and WIC around ${city}`,
      `SNAP and WIC at ${city}'s markets`,
      `Where benefits are taken near ${city}`,
    ]),
    paragraphs: [sentences.join(' ')],
    weight: 10 + facts.numbers.snapMarkets,
  };
};

function snap({ numbers, snapMarkets }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  const guide = `[SNAP](${paths.guide('snap-at-farmers-markets')})`;
  if (numbers.snapMarkets === 0) {
    return numbers.markets > 1
      ? voice.pick('no snap', [
          `None of ${city}'s ${numbers.markets} markets is listed as taking ${guide}.`,
          `The directory doesn't list a market around ${city} that takes ${guide}.`,
        ])
      : '';
  }
  const names = listed(snapMarkets.slice(0, 3).map((market) => voice.brief(market)));
  if (numbers.markets === 1) {
    return voice.pick('one market snap', [
      `${names} takes ${guide}.`,
      `${guide} cards are good at ${names}.`,
      `The one market of ${city} accepts ${guide}.`,
    ]);
  }
  if (numbers.snapMarkets === numbers.markets) {
    return voice.pick('all snap', [
      `Every one of ${city}'s ${numbers.markets} markets takes ${guide}, closest ${names}.`,
      `${guide} cards are good at ${numbers.markets === 2 ? 'both' : `all ${numbers.markets}`} markets around ${city}; ${names} are closest.`,
    ]);
  }
  const verb = numbers.snapMarkets === 1 ? 'takes' : 'take';
  return voice.pick('snap', [
    `${capital(numberWord(numbers.snapMarkets))} of ${numbers.markets} markets ${verb} ${guide}: ${names}${numbers.snapMarkets > 3 ? ' and others' : ''}.`,
    `${city} shoppers can use a ${guide} card at ${names}${numbers.snapMarkets > 3 ? `, and at ${numberWord(numbers.snapMarkets - 3)} more` : ''}.`,
    numbers.snapMarkets === 1
      ? `${guide} is accepted at 1 market: ${names}.`
      : `${guide} is accepted at ${counted(numbers.snapMarkets, 'market')}, the nearest of them ${names}.`,
    `For ${guide}, go to ${names}${numbers.snapMarkets > 3 ? ` (${numbers.snapMarkets} of ${numbers.markets} markets take it)` : ''}.`,
  ]);
}

function matching({ numbers, snapMarkets }: LocationFacts, voice: Voice): string {
  if (numbers.snapMatchMarkets === 0) return '';
  const market = snapMarkets.find(({ features }) => features.includes('snap_match'));
  const example = market ? `, ${numbers.snapMatchMarkets > 1 ? 'among them ' : ''}${voice.name(market)}` : '';
  return voice.pick('match', [
    `${capital(counted(numbers.snapMatchMarkets, `${voice.city} market`))}${example}, ${numbers.snapMatchMarkets > 1 ? 'add' : 'adds'} money to what is spent there.`,
    `What is spent is matched at ${counted(numbers.snapMatchMarkets, 'market')} near ${voice.city}${example}.`,
    `SNAP dollars are matched at ${counted(numbers.snapMatchMarkets, `${voice.city} market`)}${example}.`,
  ]);
}

function wic({ numbers, snapMarkets }: LocationFacts, voice: Voice): string {
  if (numbers.wicMarkets === 0) return '';
  const both = snapMarkets.filter(
    ({ features }) => features.includes('wic') || features.includes('wic_fmnp'),
  );
  const example = both[0] ? `, like ${voice.name(both[0])}` : '';
  return voice.pick('wic', [
    `WIC vouchers or farmers market checks are good at ${counted(numbers.wicMarkets, 'market')} near ${voice.city}${example}.`,
    `${capital(counted(numbers.wicMarkets, 'market'))} around ${voice.city} ${numbers.wicMarkets > 1 ? 'take' : 'takes'} WIC or WIC farmers market checks${example}.`,
    `${capital(counted(numbers.wicMarkets, 'market'))} near ${voice.city} ${numbers.wicMarkets > 1 ? 'accept' : 'accepts'} WIC or WIC farmers market checks${example}.`,
  ]);
}

export const organicSection: SectionWriter = (facts, voice) => {
  const { numbers, organic } = facts;
  if (numbers.organic === 0) return null;
  const { city } = voice;
  return {
    heading: voice.pick('organic heading', [
      `Organic food near ${city}`,
      `${numbers.organicCertified > 0 ? 'Certified organic' : 'Organic'} around ${city}`,
      `Where ${city} finds organic food`,
    ]),
    paragraphs: [organic[0] ? certified(facts, voice) : options(facts, voice)],
    weight: 5 + numbers.organic,
  };
};

function certified({ numbers, organic }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  const guide = `[certified organic](${paths.guide('organic-food')})`;
  const names = listed(organic.slice(0, 3).map((farm) => voice.brief(farm)));
  const options = numbers.organic - numbers.organicCertified;
  const more = options > 0 ? ` ${besides(options, voice)}` : '';
  const are = organic.length > 1 ? 'are' : 'is';
  return voice.pick('certified', [
    `${capital(names)} ${are} ${guide}${numbers.organicCertified > 3 ? `, and so are others: ${numbers.organicCertified} in all` : ''}.${more}`,
    `The ${guide} ${organic.length > 1 ? 'farms' : 'farm'} closest to ${city}: ${names}.${more}`,
    numbers.organicCertified > 1
      ? `A certificate is on record for ${numbers.organicCertified} (${guide}), of which ${names} ${are} nearest.${more}`
      : `A certificate is on record for ${names} (${guide}).${more}`,
    `Look for ${guide} at ${names}.${more}`,
  ]);
}

function besides(count: number, voice: Voice): string {
  const places = counted(count, 'place');
  return voice.pick('besides', [
    `${capital(counted(count, 'more place'))} around ${voice.city} ${count > 1 ? 'sell' : 'sells'} some organic food.`,
    `Near ${voice.city}, ${places} without a certificate ${count > 1 ? 'list' : 'lists'} organic food too.`,
    `You'll also find some organic food at ${places} around ${voice.city}.`,
    `${voice.city} also has ${places} where some of the food is organic.`,
  ]);
}

function options({ numbers }: LocationFacts, voice: Voice): string {
  const guide = `[organic](${paths.guide('organic-food')})`;
  return voice.pick('organic options', [
    `No farm around ${voice.city} is listed as certified, but ${counted(numbers.organic, 'place')} ${numbers.organic > 1 ? 'sell' : 'sells'} some ${guide} food.`,
    `${capital(counted(numbers.organic, 'place'))} near ${voice.city} ${numbers.organic > 1 ? 'offer' : 'offers'} some ${guide} food.`,
    `For ${guide} food, ask at ${counted(numbers.organic, 'place')} around ${voice.city} that ${numbers.organic > 1 ? 'list' : 'lists'} it.`,
  ]);
}
