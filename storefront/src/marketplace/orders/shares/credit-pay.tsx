import type {
  CreditOffer,
  CreditShopView,
} from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { creditAddress, creditShopQuery, subscriptionQuery } from '../../parts/shares/share-queries';
import { SharesLoading } from './shares-loading';
import { type TestOutcome, TestPayForm } from './test-pay-form';

interface CreditFormProps {
  id: string;
  offer: CreditOffer;
  /** How many were given before. */
  gifts: number;
}

function CreditForm({ id, offer: { pay, get }, gifts }: CreditFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const address = sharePaths.membership(id);
  const { queryKey } = creditShopQuery(id);
  const { mutate, isPending, variables, error } = useMutation<CreditShopView, Error, TestOutcome>({
    mutationFn: (outcome) =>
      callJson<CreditShopView>(`${creditAddress(id)}/test-payment`, { method: 'POST', body: { outcome } }),
    onSuccess: (now) => {
      client.setQueryData(queryKey, now);
      void client.invalidateQueries({ queryKey: subscriptionQuery(id).queryKey });
      const isGift = now.gifts.length > gifts;
      toast({
        title: isGift ? 'Your gift is on its way' : `You have ${amountText(get)} more farm credit`,
        staysOn: true,
      });
      void navigate(address, { replace: true });
    },
  });
  return (
    <TestPayForm
      title="Buy farm credit"
      price={`${amountText(pay)} now`}
      about={`It gives ${amountText(get)} of farm credit.`}
      payLabel={`Pay ${amountText(pay)}`}
      back={address}
      pay={{ mutate, isPending, variables, error }}
    />
  );
}

/** Where the built-in gateway takes a payment for farm credit. */
export function CreditPay({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(creditShopQuery(id));
  if (!data) {
    if (!error) return <SharesLoading />;
    return <CouldNotLoad title="We couldn’t load your share." error={error} onRetry={refetch} />;
  }
  return data.waiting ? (
    <CreditForm id={id} offer={data.waiting} gifts={data.gifts.length} />
  ) : (
    <Navigate replace to={sharePaths.membership(id)} />
  );
}
