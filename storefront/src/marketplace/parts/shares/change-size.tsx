import type {
  SizeChoiceList,
  SubscriptionView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { Suspense, lazy, useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { amountText } from '../amount-text';

const SizeDialog = lazy(() => import('./size-dialog').then((module) => ({ default: module.SizeDialog })));

export type SizeChoice = SizeChoiceList[number];

/** @returns what a size does to the money, a sentence each */
export function sizeSentences({ boxes, difference, credit, payments }: SizeChoice): string[] {
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
      .map(({ dueOn, amount }) => `${amountText(amount)} to pay on ${monthDay(dueOn)}.`),
  ];
}

export interface ChangeSizeProps {
  base: string;
  member: SubscriptionView;
}

/** Changes all boxes to come to another size, once its dialog has said what that costs. */
export function ChangeSize({ base, member }: ChangeSizeProps) {
  const [isOpen, setOpen] = useState(false);
  if (member.state === 'ended' || member.otherSizes === 0) return null;
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change size
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SizeDialog base={base} member={member} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
