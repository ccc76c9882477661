import type { CodeState } from '../../contract/marketplace/discount-codes.js';
import { whyNotFor } from '../../contract/marketplace/discounts.js';
import type { LineToPrice } from '../../contract/marketplace/price-order.js';
import type { KnownCode } from './discounts.sql.js';

/** What is said of a code that no vendor of the cart has: nothing of others' codes. */
export const UNKNOWN_CODE = 'We couldn’t find this code for anything in your cart.';

export interface CodeProblem {
  index: number;
  code: string;
  message: string;
  isUnknown: boolean;
}

export type CodedLine = Omit<LineToPrice, 'taxBasisPoints'>;

type Dated = Pick<KnownCode, 'startsOn' | 'endsOn' | 'endedOn' | 'maxUses' | 'uses' | 'today'>;

export function codeState({ startsOn, endsOn, endedOn, maxUses, uses, today }: Dated): CodeState {
  if (endedOn !== null || (endsOn !== null && endsOn < today)) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used-up';
  return startsOn !== null && startsOn > today ? 'scheduled' : 'running';
}

/** "Nov 3", and the year where it is another one */
function dayWords(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const options = { month: 'short', day: 'numeric', year, timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', options);
}

/** @param usedByBuyer how often whoever orders has used it @returns a sentence; null if it can */
export function whyNotNow(code: KnownCode, usedByBuyer: number): string | null {
  const { startsOn, endsOn, endedOn, maxUsesEach, today } = code;
  switch (codeState(code)) {
    case 'ended':
      return `This code ended on ${dayWords(endedOn ?? endsOn ?? today, today)}.`;
    case 'used-up':
      return 'This code has been used up.';
    case 'scheduled':
      return `This code starts on ${dayWords(startsOn ?? today, today)}.`;
    case 'running':
      if (maxUsesEach === null || usedByBuyer < maxUsesEach) return null;
      return maxUsesEach === 1
        ? 'You’ve already used this code.'
        : `You’ve already used this code ${maxUsesEach} times.`;
  }
}

/** One of each vendor, the first entered. @param lines left out, only days and uses count */
export function chooseCodes(
  entered: readonly string[],
  known: readonly KnownCode[],
  usedByBuyer: ReadonlyMap<number, number>,
  lines?: readonly CodedLine[],
): { applied: KnownCode[]; problems: CodeProblem[] } {
  const applied: KnownCode[] = [];
  const problems: CodeProblem[] = [];
  for (const [index, code] of entered.entries()) {
    if (entered.indexOf(code) < index) continue;
    const reasons: string[] = [];
    const before = applied.length;
    for (const one of known.filter((own) => own.code === code)) {
      const other = applied.find(({ vendorId }) => vendorId === one.vendorId);
      const reason =
        whyNotNow(one, usedByBuyer.get(one.id) ?? 0) ??
        (other ? `${one.vendorName} takes one code for each order. Remove ${other.code} first.` : null) ??
        (lines
          ? whyNotFor(
              one,
              lines.filter(({ vendorId }) => vendorId === one.vendorId),
              one.vendorName,
            )
          : null);
      if (reason === null) applied.push(one);
      else reasons.push(reason);
    }
    if (applied.length > before) continue;
    const [message = UNKNOWN_CODE] = reasons;
    problems.push({ index, code, message, isUnknown: reasons.length === 0 });
  }
  return { applied, problems };
}
