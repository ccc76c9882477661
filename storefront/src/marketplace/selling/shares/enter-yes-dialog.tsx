import type { RenewalsView } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/dialogs/toast';
import { PaymentsField } from '../../parts/shares/choice-fields';
import { useKeptQuote } from '../../parts/shares/kept-quote';
import { PriceField } from '../../parts/shares/price-field';
import { PLAIN_PRICE, priceRequest, wrongPrice } from '../../parts/shares/price-values';
import { ShareQuote } from '../../parts/shares/share-quote';
import { WorkField } from '../../parts/shares/work-field';
import { whyRefused } from '../sending';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES } from './vendor-shares';

export interface EnterYesProps {
  /** Where all renewals of the share are read. */
  list: string;
  member: RenewalsView['members'][number];
  payments: readonly number[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renews for a member without an account who said yes, with the place that is kept for them. */
export function EnterYesDialog({ list, member, payments, open, onOpenChange }: EnterYesProps) {
  const client = useQueryClient();
  const address = `${list}/${member.id}`;
  const [count, setCount] = useState(payments[0] ?? 1);
  const [price, setPrice] = useState(PLAIN_PRICE);
  const [works, setWorks] = useState(false);
  const isWrong = wrongPrice(member.prices, price) !== null;
  const choices = { payments: count, works, ...priceRequest(member.prices, price) };
  const quote = useKeptQuote(address, choices, open && !isWrong);
  const total = quote.isPlaceholderData ? undefined : quote.data?.total;
  const accept = useMutation({
    mutationFn: () =>
      callJson<RenewalsView>(`${address}/accept`, { method: 'POST', body: { ...choices, total } }),
    onSuccess: async (answers) => {
      onOpenChange(false);
      client.setQueryData([list], answers);
      toast({ title: `${member.name} is in next season` });
      await refreshVendor(client, VENDOR_SHARES);
    },
    // It says what it costs by now.
    onError: () => quote.refetch(),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Did ${member.name} say yes?`}
      confirmLabel="Enter their yes"
      pendingLabel={(accept.isPending && 'Saving...') || (quote.isFetching && 'Loading...')}
      failure={accept.error && whyRefused(accept.error)}
      onConfirm={() => !isWrong && total !== undefined && accept.mutate()}
    >
      <div className="flex flex-col gap-4">
        <p>
          They get the place that is kept for them: {member.sizeName} at {member.siteName}.
          {member.email ? ' We’ll email them.' : ' They have no email, so please tell them.'}
        </p>
        <PriceField
          plain={member.sizePrice ?? 0}
          prices={member.prices}
          values={price}
          change={(some) => setPrice({ ...price, ...some })}
          error={undefined}
        />
        <PaymentsField payments={payments} value={count} onChange={setCount} error={undefined} />
        <WorkField quote={quote.data} works={works} onChange={setWorks} />
        <ShareQuote quote={quote} />
      </div>
    </ConfirmDialog>
  );
}
