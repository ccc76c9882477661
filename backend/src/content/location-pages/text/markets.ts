import type { LocationFacts, MarketDay } from '../../../contract/content/location-facts.js';
import { WEEK, WEEKDAYS } from '../../../contract/directory/hours.js';
import { listed } from '../../../contract/shared/listed.js';
import type { SectionWriter, Voice } from './voice.js';
import { capital, counted, numberWord, plain } from './words.js';

type Day = LocationFacts['marketsByDay'][number];

const dayName = (day: number) => WEEKDAYS[day] ?? '';
const days = (day: number) => `${dayName(day)}s`;

export const marketsSection: SectionWriter = (facts, voice) => {
  const { numbers, marketsByDay: byDay } = facts;
  if (numbers.markets === 0) return null;
  const { city } = voice;
  const week = [
    busiest(facts, voice),
    ...lonelyDays(byDay, voice),
    closedDays(facts, voice),
    evenings(byDay, voice),
  ];
  return {
    heading: voice.pick('markets heading', [
      `Market days around ${city}`,
      `Farmers markets near ${city}, day by day`,
      `When the markets of ${city} open`,
      `The market week in ${city}`,
    ]),
    paragraphs: [week, [winter(facts, voice), withoutDays(facts, voice)]]
      .map((sentences) => sentences.filter(Boolean).join(' '))
      .filter(Boolean),
    weight: 50 + numbers.markets,
  };
};

function busiest({ marketsByDay: byDay, numbers }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  const most = Math.max(0, ...byDay.map(({ total }) => total));
  const top = byDay.filter(({ total }) => total === most);
  const [first] = top;
  if (!first || most < 2) return most === 1 ? eachDay(byDay, voice) : '';
  const names = listed(top.map(({ day }) => days(day)));
  const some = listed(first.markets.slice(0, 3).map((market) => withHours(market, voice)));
  const many = `${counted(most, 'market')}${top.length > 1 ? ' each' : ''}`;
  return voice.pick('busiest', [
    `${names} ${top.length > 1 ? 'are' : 'is'} when most of them open: ${many}, among them ${some}.`,
    `Around ${city}, ${names} are busiest, with ${many}. The closest: ${some}.`,
    `The week peaks on ${names} with ${many} of the ${numbers.markets}, such as ${some}.`,
    `If you can only go one day, make it ${top.length > 1 ? `one of the ${names}` : `a ${dayName(first.day)}`}, when ${most} markets open around ${city}: ${some}${most > 3 ? ', and others' : ''}.`,
    `On ${names}, ${many} are open around ${city}, starting with ${some}.`,
  ]);
}

function eachDay(byDay: readonly Day[], voice: Voice): string {
  const parts = byDay.flatMap(({ day, markets: [market] }) =>
    market ? [`${withHours(market, voice)} on ${days(day)}`] : [],
  );
  return parts.length === 1
    ? voice.pick('one day', [
        `Market day is ${dayName(byDay[0]?.day ?? 0)}: ${listed(parts)}.`,
        `The only market day listed for ${voice.city} belongs to ${listed(parts)}.`,
        `To plan by: ${listed(parts)}.`,
      ])
    : voice.pick('each day', [
        `No two share a day: ${listed(parts)}.`,
        `Around ${voice.city}, every market day has one market, ${listed(parts)}.`,
        `Spread over the week, there is ${listed(parts)}.`,
      ]);
}

function lonelyDays(byDay: readonly Day[], voice: Voice): string[] {
  if (Math.max(0, ...byDay.map(({ total }) => total)) < 2) return [];
  return byDay
    .filter(({ total }) => total === 1)
    .slice(0, 3)
    .flatMap(({ day, markets: [market] }) => {
      if (!market) return [];
      const name = voice.brief(market);
      const at = market.hours ? `, ${market.hours}` : '';
      return [
        voice.pick(`lonely ${day}`, [
          `The only one that opens on ${days(day)} is ${name}${at}.`,
          `${days(day)} belong to ${name} alone${at}.`,
          `On ${days(day)} there is just ${name}${at}.`,
          `There's just one ${dayName(day)} market: ${name}${at}.`,
          `${name} has the ${days(day)} to itself${at}.`,
        ]),
      ];
    });
}

function closedDays({ marketsByDay: byDay, marketsWithoutDays }: LocationFacts, voice: Voice): string {
  const open = new Set(byDay.map(({ day }) => day));
  const closed = WEEK.filter((day) => !open.has(day)).map(days);
  if (open.size < 2 || closed.length === 0 || closed.length > 3) return '';
  const known = marketsWithoutDays > 0 ? ' by the hours that are known' : '';
  return voice.pick('closed', [
    `Nothing opens around ${voice.city} on ${listed(closed, 'or')}${known}.`,
    `${capital(listed(closed))} ${closed.length > 1 ? 'are' : 'stay'} without a market around ${voice.city}${known}.`,
    `For ${listed(closed, 'or')}, ${voice.city} has no market on the list.`,
  ]);
}

function evenings(byDay: readonly Day[], voice: Voice): string {
  const late = byDay
    .flatMap(({ day, markets }) =>
      markets
        .filter(({ hours }) => day > 0 && day < 6 && /to (?:[6-9]|10)(?::\d\d)? PM$/.test(hours ?? ''))
        .map((market) => ({ market, day })),
    )
    .slice(0, 2);
  if (late.length === 0) return '';
  const names = listed(
    late.map(({ market, day }) => `${voice.name(market)} (${dayName(day)}, ${market.hours})`),
  );
  const isPastSix = late.every(({ market }) => !/to 6(?::00)? PM$/.test(market.hours ?? ''));
  return voice.pick('evening', [
    `After work there is still time for ${names}.`,
    `Open into the evening: ${names}.`,
    ...(isPastSix
      ? [`${names} ${late.length > 1 ? 'stay' : 'stays'} open past six, for those who work.`]
      : []),
    `In the evening, people from ${voice.city} can go to ${names}.`,
  ]);
}

function winter({ numbers, winterMarkets: open }: LocationFacts, voice: Voice): string {
  const { city } = voice;
  if (numbers.winterMarkets === 0) {
    return numbers.markets > 1
      ? voice.pick('no winter', [
          `None of ${city}'s ${numberWord(numbers.markets)} gives hours for January or February.`,
          `For January and February no market around ${city} lists hours.`,
          `${city} has a gap in its market year: no market lists hours for midwinter.`,
        ])
      : '';
  }
  if (numbers.winterMarkets === numbers.markets && numbers.markets > 1) {
    return voice.pick('all winter', [
      `${numbers.markets === 2 ? 'Both' : `All ${numberWord(numbers.markets)}`} go on through the winter around ${city}.`,
      `None of ${city}'s ${numberWord(numbers.markets)} markets closes for the winter.`,
    ]);
  }
  const names = listed(open.slice(0, 3).map((market) => voice.withCity(market)));
  const many = numberWord(numbers.winterMarkets);
  return numbers.markets === 1
    ? voice.pick('one winter', [
        `${names} is open in winter as well.`,
        `Winter is no break for ${names}, which lists hours for January or February.`,
      ])
    : voice.pick('winter', [
        `In January and February ${many} of the ${numbers.markets} ${numbers.winterMarkets > 1 ? 'are' : 'is'} open: ${names}${numbers.winterMarkets > 3 ? ', and others' : ''}.`,
        `For winter shopping, ${city} has ${names}${numbers.winterMarkets > 3 ? ` and ${numbers.winterMarkets - 3} more` : ''}.`,
        `${many} of them ${numbers.winterMarkets > 1 ? 'stay' : 'stays'} open in winter, ${numbers.winterMarkets > 3 ? 'among them ' : 'namely '}${names}.`,
      ]);
}

function withoutDays({ marketsWithoutDays: count, numbers }: LocationFacts, voice: Voice): string {
  if (count === 0) return '';
  if (count === numbers.markets) {
    return voice.pick('no days', [
      `The directory doesn't list market days for ${count === 1 ? 'it' : 'any of them'} yet, so call before you leave ${voice.city}.`,
      `The directory has no hours yet for ${counted(count, 'market')} around ${voice.city}, so call before you go.`,
    ]);
  }
  return voice.pick('some days', [
    `We don't know the days of ${counted(count, 'market')} near ${voice.city}.`,
    `For ${numberWord(count)} of ${voice.city}'s ${numbers.markets}, the directory doesn't list any days.`,
    `${capital(counted(count, 'other'))} around ${voice.city} ${count > 1 ? 'give' : 'gives'} no days.`,
  ]);
}

const withHours = (market: MarketDay, voice: Voice) =>
  `${voice.name(market)}${market.hours ? ` (${plain(market.hours)})` : ''}`;
