import type { DepositView } from '@farmgate/backend/contract/marketplace/deposits/deposit-fields';
import {
  balanceWhenText,
  depositText,
  unpaidText,
} from '@farmgate/backend/contract/marketplace/deposits/deposit-words';

/** What of a product is paid with the order, when the balance is, and what happens otherwise. */
export function DepositTerms({ deposit, vendor }: { deposit: DepositView; vendor: string }) {
  return (
    <div className="rounded-control bg-sunk px-3.5 py-3 text-sm">
      <p className="font-semibold">Deposit now: {depositText(deposit)}</p>
      <p className="mt-1 text-soft wrap-anywhere">
        You pay the balance {balanceWhenText(deposit)}. {unpaidText(deposit, vendor)}
      </p>
    </div>
  );
}
