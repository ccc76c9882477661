import { z } from 'zod';
import { Day, GivenDay } from '../shared/schemas.js';
import { requiredText } from '../shared/texts.js';
import { MarketDayView } from './market-days.js';
import { MarketFeeView } from './market-fees.js';
import { ATTENDANCE_ANSWERS, MAX_MESSAGE, MAX_MESSAGE_SUBJECT } from './markets.js';

/** Under what managers find someone. Who always comes and doesn't say otherwise is coming. */
export const BOARD_GROUPS = ['coming', 'not_answered', 'not_coming'] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

/**
 * Whether a manager can remind someone by email: nobody has to be who has answered; nobody is twice within a
 * day; and nobody can be who has no account here.
 */
export const REMINDERS = ['possible', 'answered', 'asked', 'unreachable'] as const;
export type Reminder = (typeof REMINDERS)[number];

export const BoardCounts = z.object({
  coming: z.number(),
  notAnswered: z.number(),
  notComing: z.number(),
});
export type BoardCounts = z.infer<typeof BoardCounts>;

/** One on the roster, on one day, as managers see it. */
export const BoardEntry = z.object({
  memberId: z.number(),
  name: z.string(),
  /** Their page here; null for a bare name. */
  path: z.string().nullable(),
  stall: z.string().nullable(),
  group: z.enum(BOARD_GROUPS),
  answer: z.enum(ATTENDANCE_ANSWERS).nullable(),
  comesEveryDay: z.boolean(),
  /** The names of what they bring. */
  brings: z.array(z.string()),
  note: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** When we last asked them by email, about any day of this market. */
  askedAt: z.string().nullable(),
  reminder: z.enum(REMINDERS),
  fee: MarketFeeView.nullable(),
  /** What they paid or were to pay for the last day before, in dollars. */
  lastFee: z.number().nullable(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

/** Whom a change of the day is told to, and how long after it. */
export const ToldAudience = z.object({
  /** Vendors and farms on the roster, each account once. */
  vendors: z.number(),
  followers: z.number(),
  minutes: z.number(),
  /** Nobody is told anything of a market that is made up. */
  isDemo: z.boolean(),
});
export type ToldAudience = z.infer<typeof ToldAudience>;

/** GET /api/markets/{id}/board, for its managers; without a date the next day. */
export const BoardQuery = z.object({ date: GivenDay().optional() });
export type BoardQuery = z.infer<typeof BoardQuery>;

export const MarketBoard = z.object({
  day: MarketDayView,
  counts: BoardCounts,
  /** By group; by name within. */
  entries: z.array(BoardEntry),
  /** What those on the roster pay for the day together, and what of it is paid, in dollars. */
  fees: z.object({ total: z.number(), paid: z.number() }),
  tells: ToldAudience,
  /** How many accounts a message goes to: of those who may come that day, and of the whole roster. */
  reach: z.object({ day: z.number(), roster: z.number() }),
});
export type MarketBoard = z.infer<typeof MarketBoard>;

/** The next day of a market, in the list of the markets that somebody manages. */
export const NextBoard = z.object({
  date: Day,
  status: MarketDayView.shape.status,
  hours: MarketDayView.shape.hours,
  counts: BoardCounts,
});
export type NextBoard = z.infer<typeof NextBoard>;

/** POST /api/markets/{id}/days/{date}/remind: asks by email who hasn't answered, at most once a day. */
export const Reminded = z.object({
  /** The names of those who were asked now. */
  names: z.array(z.string()),
  /** The market is made up: nobody was asked. */
  isDemo: z.boolean(),
});
export type Reminded = z.infer<typeof Reminded>;

/** Who gets a message: those who may come on a day, or the whole roster. */
export const MESSAGE_AUDIENCES = ['day', 'roster'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

/** POST /api/markets/{id}/messages: one email for each account; answers go to the manager. */
export const MarketMessage = z.strictObject({
  to: z.enum(MESSAGE_AUDIENCES),
  date: GivenDay(),
  subject: requiredText(MAX_MESSAGE_SUBJECT, 'Please enter a subject.'),
  text: requiredText(MAX_MESSAGE, 'Please write your message.'),
  /** Of this message, so that one that is sent twice goes out once. */
  key: z.uuid(),
});
export type MarketMessage = z.output<typeof MarketMessage>;

export const MessageSent = z.object({ vendors: z.number(), isDemo: z.boolean() });
export type MessageSent = z.infer<typeof MessageSent>;
