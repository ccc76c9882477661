import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../platform/http/domain-error.js';

/** Each hash takes 19 MB while it is computed, so a flood of them has to stand in line … */
const AT_ONCE = 2;
/** … which has an end: whoever comes later would wait for longer than people do. */
const LONGEST_LINE = 200;

/** A hash, with the cost of a real one, of a password that nobody knows. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$N8EeP7y0lqfj+CEzgraxpQ$GCJIxrGiz7/rOfA7Gr0tjuuvFK/9BLSo4nHzVyoUReY';

let running = 0;
const line: (() => void)[] = [];

/** Runs the work once fewer than `AT_ONCE` run. @throws TOO_MANY_REQUESTS when the line is full */
async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (line.length >= LONGEST_LINE) throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter: 5 });
  if (running >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = line.shift();
    // The place goes to the next in line.
    if (next) next();
    else running -= 1;
  }
}

/** Keyboards write the same letter in more than one way. */
const normalized = (password: string) => password.normalize('NFKC');

/** @returns an Argon2id hash in PHC format @throws TOO_MANY_REQUESTS */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(normalized(password)));

/**
 * Takes as long for an account that does not exist.
 * @param known the account's hash; null where there is no account
 * @throws TOO_MANY_REQUESTS
 */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const matches = await inLine(() => verify(known ?? NOBODYS_HASH, normalized(password)));
  return matches && known !== null;
}
