import type { ShareMemberDetails } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { useNow } from '../../../lib/page/visit';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { ChoiceFields } from '../../parts/shares/choice-fields';
import {
  type ChoiceValues,
  type ShareChoice,
  choicesIn,
  missingChoices,
} from '../../parts/shares/choice-values';
import { priceRequest } from '../../parts/shares/price-values';
import { ShareQuote, useShareQuote } from '../../parts/shares/share-quote';
import { WorkField } from '../../parts/shares/work-field';
import { useSameKey } from '../../parts/use-same-key';
import { FormSkeleton } from '../form-skeleton';
import { SAVING_FAILED } from '../sending';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES, memberAddress, vendorShareQuery } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-members').then(
    (module) => module.EnterMemberRequest,
  ),
);

interface EnterValues extends ChoiceValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** @returns what of a share there is to choose from by now */
const choiceOf = ({ sizes, sites, dates, rhythm, payments }: SharePlanView, today: string): ShareChoice => ({
  ...{ rhythm, payments, sites: sites.map((site) => ({ ...site, address: '' })) },
  sizes: sizes.map((size) => ({ ...size, placesLeft: Math.max(0, size.places - size.taken) })),
  dates: dates.flatMap(({ id, date, half, state }) =>
    id !== null && date >= today && state !== 'canceled' ? [{ id, date, half }] : [],
  ),
});

/** @returns what is sent, with the price that the size has */
function requestOf(share: ShareChoice, values: EnterValues) {
  const prices = share.sizes.find(({ id }) => id === values.sizeId)?.prices;
  return { ...values, ...priceRequest(prices, values) };
}

function EnterForm({ plan }: { plan: SharePlanView }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSameKey();
  const id = String(plan.id);
  const share = choiceOf(plan, houseDay(useNow()));
  const quoteAddress = `${VENDOR_SHARES}/${id}/members/quote`;
  const form = useForm<EnterValues, ShareMemberDetails, unknown>({
    schema,
    request: (values) => ({ ...requestOf(share, values), total: total.current }),
    check: (values) =>
      Object.entries(missingChoices(share, values)).map(([path, message]) => ({ path, message })),
    values: { ...choicesIn(share, new URLSearchParams()), firstName: '', lastName: '', email: '', phone: '' },
    send: (_checked, { values }) => {
      const body = { ...requestOf(share, values), total: total.current };
      return callJson<ShareMemberDetails>(`${VENDOR_SHARES}/${id}/members`, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': keyOf(body) },
      });
    },
    onSent: async (entered) => {
      await refreshVendor(client, VENDOR_SHARES);
      client.setQueryData([memberAddress(id, String(entered.id))], entered);
      toast({ title: 'Member entered', staysOn: true });
      return navigate(sharePaths.shareMember(id, entered.id), { replace: true });
    },
    onFailed: () => client.invalidateQueries({ queryKey: [quoteAddress] }),
    failed: SAVING_FAILED,
  });
  const quote = useShareQuote(quoteAddress, share, form.values);
  const total = { current: quote.isPlaceholderData ? undefined : quote.data?.total };
  return (
    <Form of={form} className="flex max-w-2xl flex-col gap-6">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="First name" {...form.field('firstName')} />
        <TextField label="Last name" optional {...form.field('lastName')} />
        <TextField
          label="Email"
          type="email"
          optional
          help="For reminders and changes."
          {...form.field('email')}
        />
        <TextField label="Phone" type="tel" optional {...form.field('phone')} />
      </div>
      <ChoiceFields share={share} form={form} />
      {plan.work && (
        <WorkField
          quote={quote.data}
          works={form.values.works}
          onChange={(works) => form.change({ works })}
        />
      )}
      <ShareQuote quote={quote} />
      <FormFailure of={form} />
      <div>
        <Button
          type="submit"
          size="lg"
          disabled={quote.isComplete && quote.isFetching}
          pendingLabel={form.isPending && 'Saving...'}
        >
          Enter member
        </Button>
      </div>
    </Form>
  );
}

/** A member whom the farm enters, who pays at the farm. */
export function EnterScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(vendorShareQuery(id));
  if (data) return <EnterForm plan={data} />;
  if (!error) return <FormSkeleton />;
  return <CouldNotLoad title="We couldn’t load this share." error={error} onRetry={refetch} />;
}
