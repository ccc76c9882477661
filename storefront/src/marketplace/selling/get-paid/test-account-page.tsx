import type { PlayedAccount } from '@farmgate/backend/contract/marketplace/get-paid';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FormFailure } from '../../../ui/forms/form-failure';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { TestPaymentsBanner } from '../../parts/test-payments-banner';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';
import { getPaidQuery, useTestAccount } from './use-get-paid';

const CHOICES: readonly { outcome: PlayedAccount; label: string }[] = [
  { outcome: 'complete', label: 'Confirm all details' },
  { outcome: 'incomplete', label: 'Leave out the bank account' },
  { outcome: 'restricted', label: 'Put the account under review' },
  { outcome: 'deleted', label: 'Delete the account' },
];

function Choices() {
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useTestAccount(() => void navigate(paths.getPaid));
  return (
    <Card className="mx-auto flex max-w-lg flex-col gap-5 p-5 sm:p-7">
      <TestPaymentsBanner />
      <div>
        <h1 className="flex items-center gap-3 text-2xl">
          <Landmark aria-hidden size={26} className="shrink-0 text-leaf" />
          Test payout account
        </h1>
        <p className="mt-2 text-sm text-soft">
          With real payments, Stripe asks for your details here. Choose what it would say about them.
        </p>
      </div>
      {error && <FormFailure>{sentenceOf(error, 'That didn’t work. Please try again.')}</FormFailure>}
      <div className="flex flex-col gap-3">
        {CHOICES.map(({ outcome, label }) => (
          <Button
            key={outcome}
            wide
            look={outcome === 'complete' ? 'primary' : 'secondary'}
            disabled={isPending}
            pendingLabel={isPending && variables.outcome === outcome && 'Saving...'}
            onClick={() => mutate({ outcome })}
          >
            {label}
          </Button>
        ))}
        <LinkButton look="quiet" wide to={paths.getPaid}>
          Back
        </LinkButton>
      </div>
    </Card>
  );
}

function TestAccount() {
  const { data, error, refetch } = useQuery(getPaidQuery());
  if (!data && error) {
    return <CouldNotLoad title="We couldn’t load your payouts." error={error} onRetry={refetch} />;
  }
  if (!data) return <RowsSkeleton label="Loading..." />;
  return data.isTest && data.state !== 'none' ? <Choices /> : <Navigate replace to={paths.getPaid} />;
}

/** The page of the built-in gateway, in the place of Stripe's. */
export function TestAccountPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Test payout account" noindex />
      <VendorGate here={paths.getPaidTest} skeleton={<RowsSkeleton label="Loading..." />}>
        {() => <TestAccount />}
      </VendorGate>
    </div>
  );
}
