/** What can be refused about markets, their days, rosters and managers. Free of zod. */
export const MARKET_ERRORS = {
  FIELD_STATUS_NOT_FOUND: { status: 404, message: 'The status could not be found.' },
  TOO_MANY_FIELD_STATUSES: {
    status: 409,
    message: 'A farm can have a status of at most 20 crops at once. End one of them first.',
  },
  MARKET_DAY_NOT_FOUND: { status: 404, message: "We couldn't find that market day." },
  MEMBERSHIP_NOT_FOUND: { status: 404, message: "You're not on this market's roster." },
  MEMBER_NOT_FOUND: { status: 404, message: "We couldn't find this member of the roster." },
  ALREADY_ON_ROSTER: { status: 409, message: "They're on the roster already." },
  ALREADY_WAITING: { status: 409, message: "You're on the waiting list already." },
  NOT_ASKED: { status: 409, message: "They haven't asked to join, or took it back." },
  WAITING_LIST_ORDER: {
    status: 409,
    message: 'Someone else is first on the waiting list. Offer them the stall first.',
  },
  ROSTER_FULL: { status: 409, message: 'The roster is full. Remove someone first.' },
  ALREADY_MANAGER: { status: 409, message: 'You already manage this market.' },
  MARKET_HAS_MANAGERS: {
    status: 409,
    message: 'Someone already manages this market on Farmgate. Ask them to invite you, or ask our team.',
  },
  MARKET_MANAGER_REMOVED: {
    status: 409,
    message:
      'Our team removed you as a manager of this market. If you still run it, please write to us, and we’ll look into it.',
  },
  NO_MARKET_MAILBOX: {
    status: 409,
    message:
      "We don't know an email address of this market. Tell our team how you run it, and they'll check.",
  },
  MARKET_CODE_WRONG: { status: 409, message: "That code isn't right. Please check the newest email." },
  MARKET_CODE_EXPIRED: { status: 409, message: 'This code has expired. Please request a new one.' },
  MARKET_CLAIM_OPEN: {
    status: 409,
    message: "You've already asked our team about this market. We'll email you when we've checked.",
  },
  MARKET_INVITATION_INVALID: {
    status: 409,
    message:
      'This invitation no longer works here. It may have expired, or it went to another email address than this account’s.',
  },
  TOO_MANY_MANAGERS: { status: 409, message: 'A market can have at most 10 managers.' },
  LAST_MANAGER: { status: 409, message: "You're the only manager. Add another one before you leave." },
  TOO_MANY_EXCEPTIONS: {
    status: 409,
    message: 'This market has too many special dates. Remove some that are over first.',
  },
  NOT_ON_ROSTER: {
    status: 409,
    message: "You're no longer on this market's roster. Ask its manager to add you again.",
  },
  NOT_MARKET_MANAGER: {
    status: 409,
    message: 'You no longer manage this market. Ask one of its managers.',
  },
  MARKET_DAY_TAKEN: {
    status: 409,
    message: 'The market has that day already. Choose another one, or cancel this day.',
  },
  MARKET_DAY_OVER: { status: 409, message: 'This market day is over.' },
  MARKET_DAY_CANCELLED: { status: 409, message: "This market day is canceled. There's nothing to answer." },
} as const;
