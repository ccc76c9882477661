import type { CreditOffer } from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import type { SharePaymentPage } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { amountText } from '../../parts/amount-text';
import { Options } from '../../parts/shares/choice-options';
import { toPayment } from '../../parts/shares/share-payment';
import { creditAddress, creditShopQuery } from '../../parts/shares/share-queries';

interface BuyCreditProps {
  id: number;
  vendorName: string;
  offers: readonly CreditOffer[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how much farm credit is bought, and leads to the page to pay on. */
export function BuyCreditDialog({ id, vendorName, offers, open, onOpenChange }: BuyCreditProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [pay, setPay] = useState(offers[0]?.pay ?? 0);
  const { queryKey } = creditShopQuery(id);
  const offer = offers.find((one) => one.pay === pay) ?? offers[0];
  const buying = useMutation({
    mutationFn: (body: CreditOffer) =>
      callJson<SharePaymentPage>(creditAddress(id), {
        method: 'POST',
        body: { pay: body.pay, get: body.get },
      }),
    onSuccess: ({ url }, waiting) => {
      client.setQueryData(queryKey, (shop) => shop && { ...shop, waiting });
      if (url !== null) return toPayment(url, navigate);
      onOpenChange(false);
    },
    // The farm may have changed what it sells.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Buy farm credit with ${vendorName}`}
      confirmLabel={offer ? `Pay ${amountText(offer.pay)} by card` : 'Pay by card'}
      pendingLabel={buying.isPending && 'One moment...'}
      failure={
        buying.error && sentenceOf(buying.error, 'The payment service didn’t respond. Please try again.')
      }
      onConfirm={() => offer && buying.mutate(offer)}
    >
      <div className="flex flex-col gap-4">
        <Options
          legend="How much"
          name="offer"
          value={offer?.pay ?? null}
          options={offers.map((one) => ({
            value: one.pay,
            label: `Pay ${amountText(one.pay)}`,
            price: `Get ${amountText(one.get)}`,
            ...(one.get > one.pay && { help: `${amountText(one.get - one.pay)} is a bonus from the farm.` }),
          }))}
          onChange={setPay}
          error={undefined}
        />
        <p>It never expires, and we’ll use it on your next payments when they’re due.</p>
        <p>What you haven’t spent can go back to your card, without the bonus.</p>
      </div>
    </ConfirmDialog>
  );
}
