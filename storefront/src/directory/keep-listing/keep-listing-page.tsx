import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { LISTING_HIDE_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { callJson, isMissing } from '../../lib/api/api';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { LinkFailure } from '../../ui/states/link-failure';
import { Spinner } from '../../ui/states/spinner';

function Kept({ listing }: { listing: ListingView }) {
  const until = formatDate(new Date(Date.now() + LISTING_HIDE_DAYS * DAY_MS).toISOString());
  const hint = listing.isAvailable
    ? 'Shoppers nearby can still find it. We’ll check with you again before then.'
    : 'It’s still paused. Resume it from your dashboard when you have it again.';
  return (
    <div role="status" className="min-w-0">
      <EmptyState
        heading="h1"
        picture={<CircleCheck aria-hidden size={72} strokeWidth={1.25} className="mx-auto text-leaf" />}
        title={
          listing.isAvailable
            ? `${listing.productName} is renewed until ${until}`
            : `${listing.productName} is kept`
        }
        hint={hint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {listing.isAvailable && <LinkButton to={paths.listing(listing.id)}>View your listing</LinkButton>}
            <LinkButton look="secondary" to={paths.farmerDashboard}>
              Go to your dashboard
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}

function NotKept({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <LinkFailure
      error={error}
      refused="This link has expired"
      failed="We couldn’t renew your listing"
      hint={
        isMissing(error)
          ? 'Renew your listing on your dashboard instead: it shows everything that asks for your attention.'
          : undefined
      }
      instead={{ label: 'Go to your dashboard', to: paths.farmerDashboard }}
      onRetry={onRetry}
    />
  );
}

/** Where the link of the mail leads that asks whether a listing is still true: opening it is the answer. */
export function KeepListingPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const { mutate, data, error } = useMutation({
    mutationFn: (token: string) =>
      callJson<ListingView>('/api/listings/keep', { method: 'POST', body: { id: Number(id), token } }),
  });
  // The part behind "#" is the browser's alone: the server does not know it when it renders.
  const token = hash.slice(1);
  useEffect(() => mutate(token), [mutate, token]);
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title="Renew your listing" noindex />
      {data && <Kept listing={data} />}
      {error && <NotKept error={error} onRetry={() => mutate(token)} />}
      {!data && !error && (
        <div className="flex flex-col items-center gap-4 text-center">
          <h1 className="text-2xl">Renew your listing</h1>
          <p role="status" className="flex items-center gap-3 text-soft noscript:hidden">
            <Spinner />
            Keeping your listing...
          </p>
          <p className="hidden text-soft noscript:block">
            Please turn on JavaScript, or renew the listing on your dashboard.
          </p>
        </div>
      )}
    </div>
  );
}
