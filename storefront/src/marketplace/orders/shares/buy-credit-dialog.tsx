import type { CreditOffer } from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import type { SharePaymentPage } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { Checkbox, TextArea, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { amountText } from '../../parts/amount-text';
import { Options } from '../../parts/shares/choice-options';
import { toPayment } from '../../parts/shares/share-payment';
import { creditAddress, creditShopQuery } from '../../parts/shares/share-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/bought-credit').then(
    (module) => module.BuyCreditRequest,
  ),
);

interface Values {
  pay: number;
  isGift: boolean;
  email: string;
  from: string;
  message: string;
}

interface BuyCreditProps {
  id: number;
  vendorName: string;
  offers: readonly CreditOffer[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how much farm credit is bought, and for whom, and leads to the page to pay on. */
export function BuyCreditDialog({ id, vendorName, offers, open, onOpenChange }: BuyCreditProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = creditShopQuery(id);
  const offerOf = ({ pay }: Values) => offers.find((one) => one.pay === pay) ?? offers[0];
  const request = (values: Values) => ({
    ...{ pay: offerOf(values)?.pay, get: offerOf(values)?.get },
    gift: values.isGift ? { email: values.email, from: values.from, message: values.message } : null,
  });
  const form = useForm<Values, SharePaymentPage, unknown>({
    schema,
    request,
    fieldAt: (path) => path.replace(/^gift\./, ''),
    values: { pay: offers[0]?.pay ?? 0, isGift: false, email: '', from: '', message: '' },
    send: (_checked, { values }) =>
      callJson<SharePaymentPage>(creditAddress(id), { method: 'POST', body: request(values) }),
    onSent: ({ url }, { values }) => {
      const waiting = offerOf(values) ?? null;
      client.setQueryData(queryKey, (shop) => shop && { ...shop, waiting });
      if (url !== null) return toPayment(url, navigate);
      onOpenChange(false);
    },
    // The farm may have changed what it sells.
    onFailed: () => client.invalidateQueries({ queryKey }),
    failed: 'The payment service didn’t respond. Please try again.',
  });
  const { values, change } = form;
  const offer = offerOf(values);
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Buy farm credit with ${vendorName}`}
      submitLabel={offer ? `Pay ${amountText(offer.pay)} by card` : 'Pay by card'}
      pendingLabel="One moment..."
    >
      <div className="flex flex-col gap-5">
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
          onChange={(pay) => change({ pay })}
          error={undefined}
        />
        <Checkbox
          label="It’s a gift"
          checked={values.isGift}
          onChange={({ currentTarget }) => change({ isGift: currentTarget.checked })}
        />
        {values.isGift && (
          <>
            <TextField label="Their email" type="email" maxLength={254} {...form.field('email')} />
            <TextField label="Your name" maxLength={80} help="They see it." {...form.field('from')} />
            <TextArea label="Message" optional rows={3} maxLength={500} {...form.field('message')} />
          </>
        )}
        <p className="text-sm text-soft">
          {values.isGift
            ? 'We’ll email them a link once you’ve paid. Until they take it, you can take it back. It never expires.'
            : 'It never expires, and we’ll use it on your next payments when they’re due. What you haven’t spent can go back to your card, without the bonus.'}
        </p>
      </div>
    </DialogForm>
  );
}
