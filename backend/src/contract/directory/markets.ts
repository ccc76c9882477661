/** Words of markets and of those who sell there. Free of zod. */

/** A claim is proven by a code from the market's own mailbox, or decided by staff. */
export const MARKET_CLAIM_STATUSES = ['new', 'proven', 'approved', 'rejected', 'withdrawn'] as const;
export type MarketClaimStatus = (typeof MARKET_CLAIM_STATUSES)[number];

/** A manager invited them, or they asked to join and may wait for a stall; only members are shown. */
export const MEMBER_STATUSES = ['invited', 'asked', 'waiting', 'member', 'removed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const ATTENDANCE_ANSWERS = ['coming', 'not_coming', 'sold_out'] as const;
export type AttendanceAnswer = (typeof ATTENDANCE_ANSWERS)[number];

/** Of what people tell the team when they claim a market, in characters. */
export const MAX_CLAIM_EVIDENCE = 1_000;
/** An invitation to manage a market works so long. */
export const MANAGER_INVITATION_DAYS = 7;
/** So many may manage one market. */
export const MAX_MANAGERS = 10;

/** Who left a roster by mistake can take it back for so long, without asking to join. */
export const MEMBER_RETURN_MINUTES = 60;
/** So many may be on the roster of one market. */
export const MAX_ROSTER = 500;
/** Of a name, a stall or a note, in characters. */
export const MAX_MEMBER_NAME = 120;
export const MAX_STALL = 40;
/** What one pays for a day. */
export const MAX_FEE_CENTS = 1_000_000;
export const MAX_FEE_NOTE = 200;
export const MAX_DECLINE_REASON = 300;
export const MAX_ATTENDANCE_NOTE = 200;
/** Of what a manager writes to the roster, in characters. */
export const MAX_MESSAGE_SUBJECT = 120;
export const MAX_MESSAGE = 4_000;
/** So many listings and products one member may name for a day. */
export const MAX_BROUGHT = 60;

/** A code from the market's mailbox works so long and so often. */
export const MARKET_CODE_MINUTES = 30;
export const MARKET_CODE_TRIES = 5;

/** @returns what a stall is known by, however it was typed */
export const stallKey = (stall: string): string => stall.trim().toLowerCase();

/** @returns what a stall is linked to by on the map of its market */
export const stallAnchor = (stall: string): string => `stall-${stallKey(stall).replace(/[^a-z0-9]+/g, '-')}`;
