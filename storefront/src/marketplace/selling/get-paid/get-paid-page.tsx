import type { GetPaidView } from '@farmgate/backend/contract/marketplace/get-paid';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form-failure';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';
import { BalanceCard } from './balance-card';
import { NotOffered, PayeeStateCard } from './payee-state';
import { RecentPayouts } from './recent-payouts';
import { getPaidQuery, useProviderLink, useRefresh } from './use-get-paid';
import { WaysToPay } from './ways-to-pay';

const SKELETON = <RowsSkeleton label="Loading your payouts..." />;

/** Back from the provider, it is asked what became of the form; an expired link leads on to a new one. */
function useReturn(): Error | null {
  const [query, setQuery] = useSearchParams();
  const link = useProviderLink();
  const refresh = useRefresh();
  const hasActed = useRef(false);
  const way = query.get('link') === 'again' ? 'again' : query.get('from') === 'provider' ? 'back' : null;
  const { mutate: goOn } = link;
  const { mutate: askAgain } = refresh;
  useEffect(() => {
    if (way === null || hasActed.current) return;
    hasActed.current = true;
    // Reloading the page must not lead away again.
    setQuery({}, { replace: true });
    if (way === 'again') goOn();
    else askAgain();
  }, [way, goOn, askAgain, setQuery]);
  return link.error ?? refresh.error;
}

function Shown({ view, error }: { view: GetPaidView; error: Error | null }) {
  return (
    <div className="flex flex-col gap-10">
      {error && (
        <FormFailure>{sentenceOf(error, 'Stripe didn’t respond. Please try again in a moment.')}</FormFailure>
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[3fr_2fr] lg:items-start">
        {view.isOffered ? <PayeeStateCard view={view} /> : <NotOffered />}
        <BalanceCard view={view} />
      </div>
      <RecentPayouts payouts={view.payouts} />
      <WaysToPay />
      <section aria-labelledby="year" className="flex flex-col items-start gap-3">
        <h2 id="year" className="text-xl">
          Yearly statement
        </h2>
        <p>Sales, fees, refunds, payouts and the tax you collected in each state.</p>
        <LinkButton
          look="secondary"
          to={paths.yearStatement(view.years[0] === undefined ? {} : { year: view.years[0] })}
          icon={<FileText aria-hidden size={18} />}
        >
          See your year
        </LinkButton>
      </section>
    </div>
  );
}

function GetPaid() {
  const failure = useReturn();
  const { data, error, refetch } = useQuery(getPaidQuery());
  if (data) return <Shown view={data} error={failure} />;
  if (error) return <CouldNotLoad title="We couldn’t load your payouts." error={error} onRetry={refetch} />;
  return SKELETON;
}

/** How a vendor is paid: what is missing, what they have coming, and what was sent. */
export function GetPaidPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Get paid" noindex />
      <BackLink to={paths.deskMore}>More</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl">Get paid</h1>
      <VendorGate here={paths.getPaid} skeleton={SKELETON}>
        {() => <GetPaid />}
      </VendorGate>
    </div>
  );
}
