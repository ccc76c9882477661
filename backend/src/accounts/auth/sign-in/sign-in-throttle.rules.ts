export interface WaitRule {
  from: number;
  /** Doubled at each further failure. */
  firstSeconds: number;
  longestSeconds: number;
  forgottenAfterSeconds: number;
}

/** Per account and address, or known device; whether or not the account exists. */
export const ACCOUNT_WAITS: WaitRule = {
  from: 5,
  firstSeconds: 2,
  longestSeconds: 60,
  forgottenAfterSeconds: 86_400,
};

/** Per account from all addresses; known devices and a new password get past it. */
export const TOTAL_WAITS: WaitRule = {
  from: 200,
  firstSeconds: 2,
  longestSeconds: 60,
  forgottenAfterSeconds: 3_600,
};
/** Wrong passwords within an hour; then the owner gets an email. */
export const WARN_AFTER = 10;

/** A school or a whole village may share an address. */
export const ADDRESS_WAITS: WaitRule = {
  from: 30,
  firstSeconds: 2,
  longestSeconds: 60,
  forgottenAfterSeconds: 3_600,
};

/** Codes are short, and whoever tries them has the password already. */
export const CODE_WAITS: WaitRule = {
  from: 5,
  firstSeconds: 2,
  longestSeconds: 300,
  forgottenAfterSeconds: 86_400,
};

export function waitSeconds(rule: WaitRule, failures: number): number {
  if (failures < rule.from) return 0;
  return Math.min(rule.longestSeconds, rule.firstSeconds * 2 ** (failures - rule.from));
}

/** @returns waits after 0, 1, 2 … failures, up to the first that is the longest */
export function waitTable(rule: WaitRule): number[] {
  const waits = [0];
  while (waits.at(-1) !== rule.longestSeconds) waits.push(waitSeconds(rule, waits.length));
  return waits;
}
