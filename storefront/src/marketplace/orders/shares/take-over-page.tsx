import type { HandoverView } from '@farmgate/backend/contract/marketplace/shares/share-handovers';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { countOf, formatDate } from '../../../lib/format/format';
import { PageHead } from '../../../lib/page/page-head';
import { monthDay, namesText } from '../../../shared/shares/share-words';
import { useSession } from '../../../shared/sign-in/session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { EmptyState } from '../../../ui/states/empty-state';
import { LinkFailure } from '../../../ui/states/link-failure';
import { Skeleton } from '../../../ui/states/skeleton';
import { amountText } from '../../parts/amount-text';
import { subscriptionQuery } from '../../parts/shares/share-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-handovers').then(
    (module) => module.AcceptHandoverRequest,
  ),
);
const instead = { label: 'My shares', to: sharePaths.memberships };

function Accept({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { me } = useSession();
  const form = useForm<{ firstName: string; lastName: string; phone: string }, SubscriptionView, unknown>({
    schema,
    request: (values) => ({ token, ...values }),
    values: { firstName: me?.firstName ?? '', lastName: me?.lastName ?? '', phone: me?.phone ?? '' },
    send: (body) => callJson<SubscriptionView>('/api/share-handovers/accept', { method: 'POST', body }),
    onSent: (taken) => {
      client.setQueryData(subscriptionQuery(String(taken.id)).queryKey, taken);
      toast({ title: 'The share is yours', description: 'Here are your boxes.', staysOn: true });
      return navigate(sharePaths.membership(taken.id), { replace: true });
    },
    failed: 'We couldn’t hand you the share. Check your connection and try again.',
  });
  return (
    <Form of={form} aria-label="Take over this share" className="flex flex-col gap-5">
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
      <FormFailure of={form} />
      <div>
        <Button type="submit" size="lg" pendingLabel={form.isPending && 'Taking over...'}>
          Take over the share
        </Button>
      </div>
    </Form>
  );
}

function What({ offer }: { offer: HandoverView }) {
  const { from, shareName, vendorName, sizeName, quantity, half, siteName, boxes, firstBox, lastBox } = offer;
  const { due, credit, hoursLeft, sentTo, expiresAt, addOns } = offer;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg wrap-anywhere">
        <strong>{from}</strong> would like you to take over {shareName} from {vendorName}.
      </p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 wrap-anywhere">
        <li>
          {countOf(boxes, 'box', 'boxes')} to come
          {firstBox && lastBox && `, ${monthDay(firstBox)} to ${monthDay(lastBox)}`}
          {half && `, weeks ${half}`}
        </li>
        <li>
          {quantity > 1 && `${quantity} × `}
          {sizeName}, picked up at {siteName}
        </li>
        {addOns.length > 0 && <li>With {namesText(addOns)}</li>}
        <li>
          {due > 0 ? `${amountText(due)} is still to be paid to ${vendorName}.` : 'Everything is paid.'}
        </li>
        {hoursLeft > 0 && <li>You’d work {hoursText(hoursLeft)} at the farm.</li>}
        {credit > 0 && <li>{amountText(credit)} farm credit goes with it.</li>}
      </ul>
      <p className="text-sm text-soft">
        Sent to {sentTo}. The link works once, until {formatDate(expiresAt)}. What you pay {from} for it is
        between the two of you.
      </p>
    </div>
  );
}

function Offer({ token }: { token: string }) {
  const { status } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['share-handover', token],
    queryFn: () => callJson<HandoverView>('/api/share-handovers/look', { method: 'POST', body: { token } }),
    retry: false,
  });
  if (error) {
    const title = 'We couldn’t open this link';
    return (
      <LinkFailure
        error={error}
        heading="h2"
        refused={title}
        failed={title}
        instead={instead}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  const here = sharePaths.takeOver(token);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <What offer={data} />
      {status === 'signed-in' && <Accept token={token} />}
      {status === 'visitor' && (
        <div className="flex flex-col gap-4">
          <p>Log in or sign up first. You’ll come back here.</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.login({ returnTo: here })}>Log in</LinkButton>
            <LinkButton look="secondary" to={paths.register({ returnTo: here })}>
              Sign up
            </LinkButton>
          </div>
        </div>
      )}
      {status === 'checking' && <Skeleton className="h-12 w-48 rounded-control" />}
    </div>
  );
}

/** /orders/shares/take-over: what the email links to that hands a share over. */
export function TakeOverPage() {
  const [query] = useSearchParams();
  const token = query.get('offer') ?? '';
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Take over a share" noindex />
      <h1 className="text-2xl md:text-3xl">Take over a share</h1>
      {/^[\w-]{43}$/.test(token) ? (
        <Offer key={token} token={token} />
      ) : (
        <EmptyState
          isError
          heading="h2"
          picture={<EmptyArt scene="not-found" />}
          title="This link isn’t complete"
          hint="Please open the link from the email again, or copy all of it."
          action={
            <LinkButton look="secondary" to={instead.to}>
              {instead.label}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
