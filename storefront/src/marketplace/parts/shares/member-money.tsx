import { dayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type {
  MemberAccountView,
  SharePaymentView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { HOUSE_ZONE, houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/page/visit';
import { Card } from '../../../ui/card';
import { amountText } from '../amount-text';
import { creditEntries, entryAmount, entryText, notGivenYet, paymentState } from './box-words';

interface PaymentsProps {
  payments: readonly SharePaymentView[];
  account: MemberAccountView;
  /** How to pay, in a sentence. */
  hint: string;
  /** What can be done about one. */
  actions?: (payment: SharePaymentView) => ReactNode;
}

/** What is due when, and what was paid. */
export function MemberPayments({ payments, account, hint, actions }: PaymentsProps) {
  const today = houseDay(useNow());
  const { due, late, paid, paidWithCredit, refunded } = account;
  const toGiveBack = notGivenYet(account.entries);
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-3">
      <h2 id="payments" tabIndex={-1} className="text-xl">
        Payments
      </h2>
      <Card className="flex flex-col">
        <p className="p-4 text-sm sm:px-5">
          {due > 0 ? (
            <>
              <span className="font-semibold">{amountText(due)} to pay.</span> {hint}
            </>
          ) : (
            'Nothing left to pay.'
          )}
          {late > 0 && <span className="block font-semibold text-danger">{amountText(late)} is late.</span>}
        </p>
        <ul className="divide-y divide-line border-t border-line empty:hidden">
          {payments.map((payment) => (
            <li
              key={payment.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5"
            >
              <span className="min-w-0 text-sm wrap-anywhere">{paymentState(payment, today)}</span>
              <span className="flex flex-wrap items-center gap-3">
                <span className="font-semibold tabular-nums">{amountText(payment.amount)}</span>
                {actions?.(payment)}
              </span>
            </li>
          ))}
        </ul>
        <p className="border-t border-line p-4 text-sm text-soft sm:px-5">
          Paid so far: {amountText(paid)}
          {paidWithCredit > 0 && ` and ${amountText(paidWithCredit)} with farm credit`}
          {refunded > toGiveBack && `. Paid back: ${amountText(refunded - toGiveBack)}`}
          {toGiveBack > 0 && `. To be paid back by the farm: ${amountText(toGiveBack)}`}
        </p>
      </Card>
    </section>
  );
}

interface MemberCreditProps {
  account: MemberAccountView;
  /** When it is used. */
  hint: string;
  actions?: ReactNode;
}

/** Farm credit, what of it is on its way, and what it came from. */
export function MemberCredit({ account, hint, actions }: MemberCreditProps) {
  const now = useNow().getTime();
  const { credit, creditComing, creditElsewhere, due } = account;
  const entries = creditEntries(account.entries);
  return (
    <section aria-labelledby="credit" className="flex flex-col gap-3">
      <h2 id="credit" className="text-xl">
        Farm credit
      </h2>
      <Card className="flex flex-col">
        <div className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
          <p className="text-sm">
            {entries.length === 0 ? (
              'No farm credit yet.'
            ) : (
              <span className="font-semibold">{amountText(credit)}</span>
            )}
            {creditComing > 0 && ` and ${amountText(creditComing)} on its way`}
            {creditElsewhere > 0 && (
              <span className="block">{amountText(creditElsewhere)} from other shares of this farm</span>
            )}
            {due > 0 && credit + creditElsewhere + creditComing > 0 && (
              <span className="block text-soft">{hint}</span>
            )}
          </p>
          {actions}
        </div>
        <ul className="divide-y divide-line border-t border-line empty:hidden">
          {entries.map((entry) => {
            const { id, spendableFrom } = entry;
            const isComing = spendableFrom !== null && Date.parse(spendableFrom) > now;
            return (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 p-4 text-sm sm:px-5">
                <span className="min-w-0 wrap-anywhere">
                  {entryText(entry)}
                  {isComing && (
                    <span className="block text-soft">Yours from {dayText(spendableFrom, HOUSE_ZONE)}</span>
                  )}
                </span>
                <span className="tabular-nums">{entryAmount(entry)}</span>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
