import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { useMay } from '../../../shared/business/use-may';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FormSkeleton } from '../form-skeleton';
import { newProductPath, onboardingPath, readListingToSell } from '../listing-to-sell';
import { NeedsScripts } from '../vendor-gate';

const Onboarding = lazy(() => import('./onboarding').then((module) => ({ default: module.Onboarding })));

function IsVendorAlready({ listing }: { listing: string }) {
  return (
    <Card className="flex max-w-xl flex-col items-start gap-4 p-6 sm:p-8">
      <h2 className="text-xl">You already have a vendor profile.</h2>
      <div className="flex flex-wrap gap-3">
        {listing ? (
          <LinkButton to={newProductPath(listing)}>Go on to your product</LinkButton>
        ) : (
          <LinkButton to={paths.vendorDashboard}>Go to your dashboard</LinkButton>
        )}
        <LinkButton look="secondary" to={paths.vendorProfileEdit}>
          Edit Profile
        </LinkButton>
      </div>
    </Card>
  );
}

function ForPerson({ me, listing }: { me: MeView; listing: string }) {
  const { hasShop, isKnown } = useMay();
  if (hasShop) return <IsVendorAlready listing={listing} />;
  if (!isKnown) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Onboarding me={me} listing={listing} />
    </Suspense>
  );
}

/** Where a signed-in person becomes a vendor. */
export function OnboardingPage() {
  const listing = readListingToSell(useSearchParams()[0]);
  const me = useRequiredSession(onboardingPath(listing));
  return (
    <div className="page py-8 md:py-12">
      <PageHead
        title="Sell on Farmgate"
        description="Sell what you grow or make, with your own page, your own prices and orders from people nearby."
        noindex
      />
      <h1 className="text-2xl md:text-3xl">Sell on Farmgate</h1>
      <p className="mt-3 mb-8 max-w-measure text-soft">
        Tell shoppers who you are and how your products reach them. We review every new vendor before its
        products go live.
      </p>
      {me ? (
        <ForPerson key={me.id} me={me} listing={listing} />
      ) : (
        <>
          <NeedsScripts />
          <div className="noscript:hidden">
            <FormSkeleton />
          </div>
        </>
      )}
    </div>
  );
}
