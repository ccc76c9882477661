import { MARKET_CODE_MINUTES, MARKET_CODE_TRIES } from '../../../contract/directory/markets.js';
import type { TypedMail } from '../../../platform/mail/mail-draft.js';
import { isAtDomain } from '../../farms/claims/claim-evidence.rules.js';

export const MARKET_CODE = { minutes: MARKET_CODE_MINUTES, tries: MARKET_CODE_TRIES };

/** An address at the market's own domain isn't counted with others, who could use up its limit. */
export function codeTyped({ id, email: own }: { id: number; email: string }, to: string): TypedMail {
  const isOwn =
    own.toLowerCase() === to.toLowerCase() ||
    isAtDomain(own, to.slice(to.lastIndexOf('@') + 1).toLowerCase());
  return { by: `account ${id}`, ofOne: 2, ...(isOwn && { cap: 'market-code-own' }) };
}
