import type { SizeChoiceList } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { amountText } from '../amount-text';

export type SizeChoice = SizeChoiceList[number];

/** @param today "YYYY-MM-DD" @returns what a size does to the money, a sentence each */
export function sizeSentences({ boxes, difference, credit, payments }: SizeChoice, today: string): string[] {
  const all = countOf(boxes, 'box', 'boxes');
  const most =
    difference > 0
      ? `${all} for ${amountText(difference)} more.`
      : difference < 0
        ? `${all} for ${amountText(-difference)} less.`
        : `${all} for the same price.`;
  return [
    most,
    ...(credit > 0 ? [`${amountText(credit)} of it is farm credit.`] : []),
    ...payments
      .filter(({ amount }) => amount > 0)
      .map(
        ({ dueOn, amount }) =>
          `${amountText(amount)} to pay${dueOn < today ? ', late since' : ' on'} ${monthDay(dueOn)}.`,
      ),
  ];
}
