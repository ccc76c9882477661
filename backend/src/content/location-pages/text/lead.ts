import type { LocationFacts } from '../../../contract/content/location-facts.js';
import { listed } from '../../../contract/shared/listed.js';
import type { Voice } from './voice.js';
import { capital, counted, miles } from './words.js';

export function lead(facts: LocationFacts, voice: Voice): string {
  return [howMuch(facts, voice), closest(facts, voice), particular(facts, voice)].filter(Boolean).join(' ');
}

function howMuch({ numbers, radiusMiles: radius }: LocationFacts, voice: Voice): string {
  const { city, stateCode } = voice;
  const what = listed([
    ...(numbers.markets > 0 ? [counted(numbers.markets, 'farmers market')] : []),
    ...(numbers.farms > 0 ? [counted(numbers.farms, 'farm')] : []),
  ]);
  if (!what) return '';
  return voice.pick('how much', [
    `Within ${radius} miles of ${city}, ${stateCode}, Farmgate lists ${what}.`,
    `${city} has ${what} within ${radius} miles.`,
    `Draw a ${radius}-mile circle around the center of ${city}, and you'll find ${what} inside it.`,
    `${capital(what)}: that's what the directory lists in ${city} and the ${radius} miles around it.`,
    `You'll find ${what} within ${radius} miles of the center of ${city}.`,
    `The ${radius}-mile circle around ${city}, ${stateCode}, holds ${what}.`,
    `Farmgate's directory lists ${what} in and around ${city}, none farther than ${radius} miles.`,
  ]);
}

function closest({ nearestMarket: market, nearestFarm: farm }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  if (market && farm) {
    const [m, f] = [voice.withCity(market), voice.withCity(farm)];
    const [mm, fm] = [miles(market.distanceMiles), miles(farm.distanceMiles)];
    return voice.pick('closest', [
      `The closest market is ${m}, ${mm} from the center; the closest farm is ${f}, ${fm} away.`,
      `Closest to the center are ${m} (a market, ${mm}) and ${f} (a farm, ${fm}).`,
      `The closest market is ${m} (${mm}), and the closest farm is ${f} (${fm}).`,
      `${m} is the market nearest to ${city}'s center at ${mm}, ${f} the farm nearest to it at ${fm}.`,
      `Measured from the center of ${city}, it is ${mm} to the first market, ${m}, and ${fm} to the first farm, ${f}.`,
    ]);
  }
  const only = market ?? farm;
  if (!only) return '';
  const kind = market ? 'market' : 'farm';
  const [name, far] = [voice.withCity(only), miles(only.distanceMiles)];
  return voice.pick('closest one', [
    `The closest ${kind} is ${name}, ${far} from the center of ${city}.`,
    `Nearest of all is ${name}, ${far} away.`,
    `${name} is the nearest ${kind}, ${far} from ${city}'s center.`,
    `It is ${far} from the center of ${city} to the first ${kind}, ${name}.`,
  ]);
}

function particular({ numbers }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  const all = numbers.markets + numbers.farms;
  if (numbers.markets > 0 && numbers.farms === 0) {
    return voice.pick('only markets', [
      `No individual farms around ${city} are listed yet. Local growers sell at the markets.`,
      `The list for ${city} is all markets so far, without a farm of its own.`,
    ]);
  }
  if (numbers.farms > 0 && numbers.markets === 0) {
    return voice.pick('only farms', [
      `There is no farmers market on the list for ${city}, so ${numbers.farms > 1 ? 'the farms themselves are' : 'the farm itself is'} the place to go.`,
      `${city} has no farmers market in the directory, so people buy at the farm.`,
      numbers.farms === 1
        ? `It isn't a farmers market, so around ${city} you buy straight from the farm.`
        : `None of these is a farmers market, so around ${city} you buy straight from the farm.`,
    ]);
  }
  if (numbers.organic > 2) {
    return voice.pick('organic share', [
      `${numbers.organic} of the ${all} around ${city} sell organic food.`,
      `Organic food is on sale at ${numbers.organic} of ${city}'s ${all}.`,
      `Around ${city}, ${numbers.organic} of ${all} have something organic.`,
    ]);
  }
  if (numbers.markets > numbers.farms) {
    return voice.pick('more markets', [
      `That is more markets than farms, which makes ${city} a place to shop by the day of the week.`,
      `Markets outnumber farms around ${city}, ${numbers.markets} to ${numbers.farms}.`,
    ]);
  }
  return '';
}
