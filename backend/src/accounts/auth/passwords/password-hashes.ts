import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../../../platform/http/bounded-queue.js';

/** Each hash takes 19 MB while it is computed. */
const inLine = boundedQueue({ atOnce: 2, longest: 200 });

/** As slow to check as a real one; nobody knows its password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$N8EeP7y0lqfj+CEzgraxpQ$GCJIxrGiz7/rOfA7Gr0tjuuvFK/9BLSo4nHzVyoUReY';

/** Keyboards write the same letter in more than one way. */
const normalized = (password: string) => password.normalize('NFKC');

/** @returns an Argon2id hash in PHC format @throws TOO_MANY_REQUESTS */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(normalized(password)));

/** Takes as long where `known` is null, for no account. @throws TOO_MANY_REQUESTS */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const matches = await inLine(() => verify(known ?? NOBODYS_HASH, normalized(password)));
  return matches && known !== null;
}
