import type {
  MemberAccountView,
  SharePaymentView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { Suspense, lazy, useState } from 'react';
import { useNow } from '../../../lib/page/visit';
import { Button } from '../../../ui/button';
import { CreditButton } from '../../parts/shares/credit-button';
import { useNoted } from './use-noted';
import { VENDOR_SHARES } from './vendor-shares';

const MoneyDialog = lazy(() => import('./money-dialog').then((module) => ({ default: module.MoneyDialog })));

type Noted = { canUndo: boolean } | null;

interface NotedButtonsProps {
  /** Where it is noted. */
  address: string;
  base: string;
  /** What the money is, for screen readers. */
  about: string;
  title: string;
  /** Dollars of a payment, which may come in parts. */
  amount?: number;
  noted: Noted;
}

/** That money changed hands: by check with one tap, in another way by a dialog, and undo for some days. */
function NotedButtons({ address, base, about, title, amount, noted }: NotedButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const { byCheck, undo, pending } = useNoted(base, houseDay(useNow()));
  const isPending = pending === address;
  if (noted)
    return noted.canUndo ? (
      <Button
        size="sm"
        look="quiet"
        aria-label={`Undo, ${about}`}
        pendingLabel={isPending && 'Undoing...'}
        onClick={() => undo(address)}
      >
        Undo
      </Button>
    ) : null;
  return (
    <>
      <Button
        size="sm"
        look="secondary"
        aria-label={`Paid by check, ${about}`}
        pendingLabel={isPending && 'Saving...'}
        onClick={() => byCheck(address, amount)}
      >
        Paid by check
      </Button>
      <Button
        size="sm"
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`Paid another way, ${about}`}
        onClick={() => setOpen(true)}
      >
        Another way
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MoneyDialog {...{ title, address, amount, base, open: true, onOpenChange: setOpen }} />
        </Suspense>
      )}
    </>
  );
}

interface PaymentActionsProps {
  payment: SharePaymentView;
  account: MemberAccountView;
  base: string;
}

/** What the farm does about a payment of a member. */
export function PaymentActions({ payment, account, base }: PaymentActionsProps) {
  const { id, number, state, received } = payment;
  if (state === 'canceled') return null;
  const address = `${VENDOR_SHARES}/payments/${id}`;
  return (
    <>
      {received?.by !== 'credit' && (
        <NotedButtons
          address={`${address}/received`}
          base={base}
          about={`payment ${number}`}
          title="How were you paid?"
          amount={payment.amount}
          noted={received}
        />
      )}
      <CreditButton payment={payment} account={account} address={`${address}/credit`} base={base} />
    </>
  );
}

/** What the farm gave back by hand. */
export function RefundActions({ id, base, noted }: { id: number; base: string; noted: Noted }) {
  return (
    <NotedButtons
      address={`${VENDOR_SHARES}/refunds/${id}/given`}
      base={base}
      about="refund"
      title="How did you pay it back?"
      noted={noted}
    />
  );
}
