/** How long signing in has to wait after failures. */
export interface WaitRule {
  /** The failure after which the first wait begins. */
  from: number;
  /** The first wait, in seconds; doubled at each further failure. */
  firstSeconds: number;
  longestSeconds: number;
  /** Failures are forgotten when none has come for so many seconds. */
  forgottenAfterSeconds: number;
}

/**
 * For one account's name from one network address, or from one known device; whether or not there is such an
 * account.
 */
export const ACCOUNT_WAITS: WaitRule = {
  from: 5,
  firstSeconds: 2,
  longestSeconds: 60,
  forgottenAfterSeconds: 86_400,
};

/**
 * For one account's name from all addresses together. Only who guesses from very many of them at once comes
 * this far; known devices and the link for a new password get past it.
 */
export const TOTAL_WAITS: WaitRule = {
  from: 200,
  firstSeconds: 2,
  longestSeconds: 60,
  forgottenAfterSeconds: 3_600,
};
/** After so many wrong passwords within an hour the owner gets an email. */
export const WARN_AFTER = 10;

/** For one network address, which a school or a whole village may share. */
export const ADDRESS_WAITS: WaitRule = {
  from: 30,
  firstSeconds: 2,
  longestSeconds: 60,
  forgottenAfterSeconds: 3_600,
};

/**
 * For the codes of one account's second factor. They are short, and who tries them has the password already.
 */
export const CODE_WAITS: WaitRule = {
  from: 5,
  firstSeconds: 2,
  longestSeconds: 300,
  forgottenAfterSeconds: 86_400,
};

/** @returns the seconds from the last of so many failures until the next try is looked at */
export function waitSeconds(rule: WaitRule, failures: number): number {
  if (failures < rule.from) return 0;
  return Math.min(rule.longestSeconds, rule.firstSeconds * 2 ** (failures - rule.from));
}

/**
 * @returns the waits after 0, 1, 2 … failures, up to the first that is the longest; more failures wait as
 * long as that
 */
export function waitTable(rule: WaitRule): number[] {
  const waits = [0];
  while (waits.at(-1) !== rule.longestSeconds) waits.push(waitSeconds(rule, waits.length));
  return waits;
}
