import { TEXT_UNDO_MINUTES } from '../../../contract/following/text-outcomes.js';
import { clockText } from '../../../contract/shared/calendar/clock-text.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import { dateText } from '../acting/local-date.rules.js';
import { numbered, quoted, short, type Wording } from './wording.js';

const STATES = {
  ...{ open: 'open', good: 'good picking', limited: 'limited', picked_out: 'picked out', closed: 'closed' },
};
const ANSWERS = { coming: 'coming to', not_coming: 'not coming to', sold_out: 'sold out at' };
const REFUSALS: Partial<Record<ErrorCode, string>> = {
  PLACE_NOT_FOUND: "You don't manage that market anymore.",
};
const STILL_CLOSED = " Shoppers still see that you're closed. Text OPEN to change that.";
const DRAFT = ' Only you and our team see these changes until we verify your claim.';
const when = (date: string | null) => (date === null ? 'today' : `on ${dateText(date)}`);

export const ENGLISH: Wording = {
  help: 'Farmgate: Text what changed, such as STRAWBERRIES PICKED OUT, SAT NO, EGGS 12 $6, CLOSED TODAY or OPEN TIL 3. NO undoes the last one. STOP ends texts. Msg & data rates may apply.',
  stopped: "Farmgate: We won't text you anymore. Text START to start again.",
  started: 'Farmgate: You can text us again. Text HELP for examples, STOP to stop.',
  dailyStopped: "You won't get any more daily emails.",
  dailyStarted: 'You get the daily email again.',
  done: (labels, { isHidden = false, isDraft = false } = {}) =>
    short(
      `Done. ${labels.join('; ')}. Reply NO within ${TEXT_UNDO_MINUTES} minutes to undo.${isHidden ? STILL_CLOSED : ''}${isDraft ? DRAFT : ''}`,
    ),
  ask: (labels) => `Which one? Reply with its number. ${numbered(labels)}`,
  notUnderstood: (body, reason = `We didn't understand "${quoted(body)}".`) =>
    short(`Nothing was changed. ${reason} It's on your dashboard. Text HELP for examples.`),
  refused: ({ code, message }) => short(`Nothing was changed. ${REFUSALS[code] ?? message}`),
  undone: (done) =>
    short(`Undone: ${done.replace(/^Done\. /, '').replace(/ Reply NO within \d+ minutes to undo\..*$/, '')}`),
  noneChosen: 'OK, none of these. Nothing was changed.',
  nothingToUndo: `There's nothing from the last ${TEXT_UNDO_MINUTES} minutes to undo.`,
  changedSince: 'Nothing was undone. It has changed since. Check your dashboard.',
  nothingAsked: "Nothing was changed. We didn't ask you a question that a number answers.",
  allOfThem: 'all of them',
  nameExactly: 'That fits more than one of yours. Please text its full name, one per text.',
  noFarm: "You don't have a farm on Farmgate.",
  isOver: 'That time has already passed.',
  sayFromWhen: 'Please text both times, such as OPEN SAT 9 TO 3.',
  noSuchGoods: (words) => `You don't sell anything called "${words}".`,
  noSuchProduct: (words) => `You don't have a product called "${words}".`,
  notOnRoster: "You aren't on the roster of a market that day.",
  noMarketDay: "You don't have a market day then.",
  noMarket: "You don't manage a market here. To answer for your stand, text the day and NO, such as SAT NO.",
  dayCanceled: 'That market day is canceled. To hold it after all, please change it on your dashboard.',
  dayIsOn: 'That market day is on. To cancel it, text the day and NO, such as SAT NO.',
  marketHours: 'Please change those hours on your dashboard. Texts change the hours of a market today only.',
  field: (crop, state, until) =>
    [crop, STATES[state], until !== null && `until ${clockText(until)}`].filter(Boolean).join(' '),
  figures: (count, cents) =>
    [
      count === null ? null : count === 0 ? 'sold out' : `${count} in stock`,
      cents === null ? null : `$${(cents / 100).toFixed(2)}`,
    ]
      .filter(Boolean)
      .join(' at '),
  market: (answer, market, date) => `${ANSWERS[answer]} ${market} on ${dateText(date)}`,
  closed: (date) => `closed ${when(date)}`,
  canceled: (date) => `market day canceled ${when(date)}`,
  hours: (date, opens, closes) => `open ${when(date)}, ${clockText(opens)} to ${clockText(closes)}`,
};
