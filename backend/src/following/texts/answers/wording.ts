import { cutText } from '../../../contract/shared/cut-text.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import type { FieldState, MarketAnswer } from '../grammar/phrases.js';

export interface Unseen {
  isHidden?: boolean;
  isDraft?: boolean;
}

/** Plain letters: a text is one or two messages at the most. */
export interface Wording {
  help: string;
  stopped: string;
  started: string;
  dailyStopped: string;
  dailyStarted: string;
  done: (labels: readonly string[], unseen?: Unseen) => string;
  ask: (labels: readonly string[]) => string;
  notUnderstood: (body: string, reason?: string) => string;
  refused: (error: { code: ErrorCode; message: string }) => string;
  /** @param done as `done` has answered */
  undone: (done: string) => string;
  noneChosen: string;
  nothingToUndo: string;
  changedSince: string;
  nothingAsked: string;
  allOfThem: string;
  nameExactly: string;
  noFarm: string;
  isOver: string;
  sayFromWhen: string;
  noSuchGoods: (words: string) => string;
  noSuchProduct: (words: string) => string;
  notOnRoster: string;
  noMarketDay: string;
  noMarket: string;
  dayCanceled: string;
  dayIsOn: string;
  marketHours: string;
  /** @param crop in English, as `foods.csv` has it; null is all of it @param until "15:00" */
  field: (crop: string | null, state: FieldState, until: string | null) => string;
  figures: (count: number | null, cents: number | null) => string;
  market: (answer: MarketAnswer, market: string, date: string) => string;
  /** @param date null is today */
  closed: (date: string | null) => string;
  canceled: (date: string | null) => string;
  hours: (date: string | null, opens: string, closes: string) => string;
}

const MOST_LETTERS = 480;
export const short = (text: string): string =>
  text.length > MOST_LETTERS ? `${cutText(text, MOST_LETTERS - 3)}...` : text;

export function quoted(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${cutText(line, 57)}...` : line;
}

export const numbered = (labels: readonly string[]): string =>
  `${labels.map((label, index) => `${index + 1}: ${label}`).join('. ')}.`;

/** Twilio takes 1,600; a choice that is cut off could be chosen unread. */
export const MOST_ASKED_LETTERS = 1_500;
