import type { LocationFacts } from '../../../contract/content/location-facts.js';
import { listed } from '../../../contract/shared/listed.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { SectionWriter, Voice } from './voice.js';
import { capital, counted, goods, numberWord } from './words.js';

export const farmsSection: SectionWriter = (facts, voice) => {
  if (facts.numbers.farms === 0) return null;
  const { city } = voice;
  const sentences = [most(facts, voice), rare(facts, voice), missing(facts, voice)].filter(Boolean);
  if (sentences.length === 0) return null;
  return {
    heading: voice.pick('farms heading', [
      `What farms near ${city} sell`,
      `From the fields around ${city}`,
      `Grown and raised near ${city}`,
      `What grows around ${city}`,
    ]),
    paragraphs: [sentences.join(' ')],
    weight: 30 + facts.numbers.farms,
  };
};

function most({ growing, numbers }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  const [first, ...others] = growing;
  if (!first) return '';
  const next = others.slice(0, 4).filter(({ count }) => count > 1);
  const counts = next.map(({ productType, count }) => `${goods(productType)} (${count})`);
  const name = goods(first.productType);
  if (numbers.farms === 1) {
    const all = listed(growing.map(({ productType }) => goods(productType)));
    return voice.pick('one farm sells', [
      `The one farm on the list for ${city} sells ${all}.`,
      `On offer at the single farm around ${city}: ${all}.`,
    ]);
  }
  if (first.count === 1) {
    const all = listed(growing.map(({ productType }) => goods(productType)));
    return voice.pick('each its own', [
      `No two farms around ${city} sell the same: ${all}.`,
      `Near ${city}, each product comes from a single farm: ${all}.`,
    ]);
  }
  const some =
    first.count === numbers.farms
      ? numbers.farms === 2
        ? 'both farms'
        : `all ${numbers.farms}`
      : `${first.count} of the ${numbers.farms} farms`;
  const rest = counts.length > 0 ? listed(counts) : '';
  const isMany = name.endsWith('s');
  const [are, them] = isMany ? ['are', 'them'] : ['is', 'it'];
  return voice.pick('most', [
    `${capital(name)} ${isMany ? 'lead' : 'leads'} the list: ${some} sell ${them}${rest ? `, ahead of ${rest}` : ''}.`,
    `Most common around ${city} ${are} ${name}, at ${some}${rest ? `; next come ${rest}` : ''}.`,
    `Around ${city}, look for ${name}: ${some} sell ${them}.${rest ? ` Fewer farms have ${rest}.` : ''}`,
    `${capital(some)} sell ${name}${rest ? `; other products near ${city} are ${rest}` : ''}.`,
    `Ask for ${name} first: ${some} sell ${them}${rest ? `. After that it is ${rest}` : ''}.`,
  ]);
}

function rare({ growing, numbers, ...facts }: LocationFacts, voice: Voice): string {
  if (numbers.farms < 3) return '';
  const single = growing.filter(({ count }) => count === 1).map(({ productType }) => productType);
  const known = [...facts.csas, ...facts.uPicks, ...facts.stands, ...facts.organic];
  const found = single.flatMap((type) => {
    const farm = known.find(({ productTypes }) => productTypes.includes(type));
    return farm ? [`${goods(type)} from ${voice.brief(farm)}`] : [];
  });
  if (found.length === 0) return '';
  const what = listed(found.slice(0, 2));
  return voice.pick('rare', [
    `One farm alone has ${found.length > 1 ? 'each of these' : 'this'}: ${what}.`,
    `Harder to find near ${voice.city}: ${what}.`,
    `Only once on the list: ${what}.`,
    `Just one source${found.length > 1 ? ' each' : ''} nearby: ${what}.`,
  ]);
}

function missing({ growing, numbers }: LocationFacts, voice: Voice): string {
  if (numbers.farms < 5 || growing.length > 12) return '';
  const wanted = ['Eggs', 'Honey', 'Meat', 'Dairy Products', 'Flowers', 'Mushrooms'];
  const none = wanted.filter((type) => !growing.some(({ productType }) => productType === type)).map(goods);
  if (none.length === 0 || none.length > 3) return '';
  const what = listed(none, 'or');
  return voice.pick('missing', [
    `No farm within the circle is listed with ${what}.`,
    `For ${what}, ${voice.city} has to look farther, since no farm here lists ${none.length > 1 ? 'them' : 'it'}.`,
    `Not on any farm's list around ${voice.city}: ${what}.`,
  ]);
}

export const buyingSection: SectionWriter = (facts, voice) => {
  const { city } = voice;
  const paragraphs = [csas(facts, voice), uPicks(facts, voice), stands(facts, voice)].filter(Boolean);
  if (paragraphs.length === 0) return null;
  const { csas: shares, uPicks: picks, stands: shops } = facts.numbers;
  const what = listed([
    ...(shares > 0 ? ['CSA shares'] : []),
    ...(picks > 0 ? ['u-pick'] : []),
    ...(shops > 0 ? ['farm stands'] : []),
  ]);
  return {
    heading: voice.pick('buying heading', [
      `${capital(what)} near ${city}`,
      `Straight from ${city}'s farms: ${what}`,
      `Buying at the farm around ${city}`,
      `${city}'s ${what}`,
    ]),
    paragraphs,
    weight: 20 + shares + picks + shops,
  };
};

function csas({ csas: nearest, numbers }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  if (!nearest[0]) return '';
  const names = listed(nearest.slice(0, 3).map((farm) => voice.brief(farm)));
  const more = numbers.csas > 3 ? `, and ${numberWord(numbers.csas - 3)} more` : '';
  const guide = `[CSA](${paths.guide('csa-programs')})`;
  return numbers.csas === 1
    ? voice.pick('one csa', [
        `The only ${guide} that takes in ${city} is ${names}.`,
        `One farm offers shares of its harvest as a ${guide}: ${names}.`,
        `For a weekly box there is one ${guide}, ${names}.`,
      ])
    : voice.pick('csas', [
        `${capital(counted(numbers.csas, `${guide} is`, `farms run a ${guide}`))}: ${names}${more}.`,
        `You can buy a share of the harvest from ${names}${more}.`,
        `Choose a ${guide} among ${names}${more}.`,
        `Around ${city}, ${numberWord(numbers.csas)} farms pack boxes for members (${guide}), the nearest of them ${names}.`,
      ]);
}

function uPicks({ uPicks: nearest, numbers }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  const [first] = nearest;
  if (!first) return '';
  const guide = `[u-pick](${paths.guide('u-pick-farms')})`;
  const goodsOf = first.productTypes
    .filter((type) => type !== 'Fresh Produce')
    .slice(0, 3)
    .map(goods);
  const what = goodsOf.length > 0 ? `, which lists ${listed(goodsOf)}` : '';
  const others = listed(nearest.slice(1, 4).map((farm) => voice.brief(farm)));
  return numbers.uPicks === 1
    ? voice.pick('one upick', [
        `To pick your own, go to ${voice.brief(first)}${what}, the only ${guide} farm around ${city}.`,
        `Only ${voice.brief(first)} lets visitors pick (${guide})${what}.`,
        `A single ${guide} farm is listed near ${city}, ${voice.brief(first)}${what}.`,
      ])
    : voice.pick('upicks', [
        `The nearest ${guide} farm is ${voice.brief(first)}${what}; then come ${others}.`,
        `${capital(numberWord(numbers.uPicks))} farms open their rows for ${guide}, first ${voice.brief(first)}${what}, then ${others}.`,
        `Picking your own starts at ${voice.brief(first)}${what}. Other ${guide} farms from ${city}: ${others}.`,
        `For ${guide}, ${city} has ${voice.brief(first)}${what}, as well as ${others}.`,
      ]);
}

function stands({ stands: nearest, numbers }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  if (!nearest[0]) return '';
  const names = listed(nearest.slice(0, 3).map((farm) => voice.brief(farm)));
  const guide = `[farm stand](${paths.guide('farm-stands')})`;
  return numbers.stands === 1
    ? voice.pick('one stand', [
        `There is one ${guide} or on-farm market: ${names}.`,
        `Around ${city}, ${names} is the only ${guide} on the list.`,
        `For a ${guide}, go to ${names}.`,
      ])
    : voice.pick('stands', [
        `Of ${numberWord(numbers.stands)} places that sell at the farm (see the guide to the ${guide}), ${names} are closest.`,
        `You'll find a ${guide} or on-farm market at ${names}${numbers.stands > 3 ? `, and at ${numbers.stands - 3} more` : ''}.`,
        `${names} sell where it grows, the closest of ${numbers.stands} around ${city} with a ${guide} or market of their own.`,
        `${capital(numberWord(numbers.stands))} farms near ${city} keep a ${guide} or a market on the farm. The closest are ${names}.`,
      ]);
}
