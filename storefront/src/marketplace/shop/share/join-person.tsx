import type {
  ShareQuoteRequest,
  ShareQuoteView,
  ShareView,
} from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePayBy } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { useSession } from '../../../shared/sign-in/session';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox, TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { Link } from '../../../ui/navigation/link';
import type { AskedAddOn } from '../../parts/shares/add-on-choices';
import { startPayment, toPayment } from '../../parts/shares/share-payment';
import {
  quoteQuery,
  renewalsQuery,
  SUBSCRIPTIONS,
  subscriptionQuery,
  waitsQuery,
} from '../../parts/shares/share-queries';
import type { useShareQuote } from '../../parts/shares/share-quote';
import { useSameKey } from '../../parts/use-same-key';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/subscriptions').then(
    (module) => module.JoinShareRequest,
  ),
);
const keptSchema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/kept-places').then(
    (module) => module.TakePlaceRequest,
  ),
);

interface PersonValues {
  firstName: string;
  lastName: string;
  phone: string;
  agreeToTerms: boolean;
}

interface JoinPersonProps {
  share: Pick<ShareView, 'id'>;
  /** What the quote was asked for; null while something is missing. */
  choices: Partial<ShareQuoteRequest> | null;
  quote: Pick<
    ReturnType<typeof useShareQuote>,
    'data' | 'isPlaceholderData' | 'isFetching' | 'isComplete' | 'refetch'
  >;
  payBy: SharePayBy;
  /** What is joined with it. */
  addOns?: readonly AskedAddOn[];
  /** Where joining with a place that is kept goes. */
  address?: string;
  label?: string;
  /** Says what isn't chosen yet. */
  mayJoin: () => boolean;
}

function useJoin({ share, choices, payBy, quote, address, addOns = [], mayJoin }: JoinPersonProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSameKey();
  const { me } = useSession();
  const chosenAddOn = ({ shareId, address: at, asked }: AskedAddOn) => ({
    ...{ shareId, sizeId: asked.sizeId, quantity: asked.quantity, payments: asked.payments },
    total: client.getQueryData<ShareQuoteView>(quoteQuery(at, asked).queryKey)?.total,
  });
  return useForm<PersonValues, SubscriptionView, unknown>({
    schema: address ? keptSchema : schema,
    request: (values) => ({
      ...(!address && { shareId: share.id, addOns: addOns.map(chosenAddOn) }),
      ...choices,
      ...{ ...values, payBy },
      total: quote.isPlaceholderData ? undefined : quote.data?.total,
    }),
    values: {
      ...{ firstName: me?.firstName ?? '', lastName: me?.lastName ?? '', phone: me?.phone ?? '' },
      agreeToTerms: false,
    },
    mayPress: mayJoin,
    send: (body) =>
      callJson<SubscriptionView>(address ?? SUBSCRIPTIONS, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': keyOf(body) },
      }),
    onSent: async (joined) => {
      client.setQueryData(subscriptionQuery(String(joined.id)).queryKey, joined);
      if (address)
        for (const { queryKey } of [waitsQuery(), renewalsQuery()])
          void client.invalidateQueries({ queryKey });
      if (joined.state === 'joining') {
        // Where the payment service doesn't respond, the page of the share has the button.
        const page = await startPayment(joined.id, 'due').catch(() => null);
        return toPayment(page?.url ?? sharePaths.membership(joined.id), navigate);
      }
      toast({ title: 'You joined', description: 'Here are your boxes.', staysOn: true });
      return navigate(sharePaths.membership(joined.id));
    },
    onFailed: async () => {
      for (const one of addOns) void client.invalidateQueries({ queryKey: [one.address] });
      await quote.refetch();
    },
    failed: 'We couldn’t sign you up. Check your connection and try again.',
  });
}

/** Who joins, and joining. */
export function JoinPerson(props: JoinPersonProps) {
  const { quote, payBy, label = 'Join' } = props;
  const form = useJoin(props);
  return (
    <Form of={form} aria-label="Join this share" className="flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="So the farm can reach you about a box."
        {...form.field('phone')}
      />
      <Checkbox
        label={
          <>
            I agree to the rules of this share, the{' '}
            <Link to={paths.terms} target="_blank" className="link">
              Terms of Service
            </Link>{' '}
            and the{' '}
            <Link to={paths.privacy} target="_blank" className="link">
              Privacy Policy
            </Link>
            .
          </>
        }
        {...form.field('agreeToTerms')}
      />
      <FormFailure of={form} />
      <Button
        type="submit"
        size="lg"
        wide
        disabled={quote.isComplete && quote.isFetching}
        pendingLabel={form.isPending && 'Joining...'}
      >
        {payBy === 'card' ? 'Continue to payment' : label}
      </Button>
    </Form>
  );
}
