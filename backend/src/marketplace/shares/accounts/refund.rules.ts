import type { RefundRule } from '../../../contract/marketplace/shares/share-terms.js';
import { shareOf } from '../../../contract/shared/money.js';
import type { Account } from './account.rules.js';

/**
 * @param today "YYYY-MM-DD" where the boxes are picked up
 * @returns cents that go back to a member who cancels
 */
export function refundOf(
  rule: RefundRule,
  { prepaid, gone, toCome }: Pick<Account, 'prepaid' | 'gone' | 'toCome'>,
  today: string,
): number {
  if (rule.kind === 'none' || prepaid <= 0) return 0;
  if (gone === 0) return Math.max(0, prepaid - rule.deposit);
  if (rule.until !== null && today > rule.until) return 0;
  return shareOf(Math.min(prepaid, toCome), rule.percent * 100);
}

/** @returns cents that go back to everyone whose farm ends the season, whatever the rule */
export const refundOfEnded = ({ prepaid }: Pick<Account, 'prepaid'>): number => Math.max(0, prepaid);

/** @returns what is left of open payments for boxes that went out unpaid: the cents of each, in order */
export function paymentsLeft(open: readonly number[], { prepaid }: Pick<Account, 'prepaid'>): number[] {
  let owed = Math.max(0, -prepaid);
  return open.map((cents) => {
    const kept = Math.min(cents, owed);
    owed -= kept;
    return kept;
  });
}
