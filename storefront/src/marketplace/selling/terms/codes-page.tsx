import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';
import { CodeCard } from './code-card';
import { codesQuery } from './use-codes';

const CodeDialog = lazy(() => import('./code-dialog').then((module) => ({ default: module.CodeDialog })));
const EndDialog = lazy(() => import('./end-dialog').then((module) => ({ default: module.EndDialog })));

const SKELETON = <RowsSkeleton label="Loading your discount codes..." />;

type Open = { kind: 'new' } | { kind: 'edit' | 'end'; code: DiscountCodeView } | null;

function Codes() {
  const { data, error, refetch } = useQuery(codesQuery());
  const [open, setOpen] = useState<Open>(null);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  const add = (
    <Button
      icon={<Plus aria-hidden size={18} />}
      aria-haspopup="dialog"
      onClick={() => setOpen({ kind: 'new' })}
    >
      New code
    </Button>
  );
  if (!data) {
    if (!error) return SKELETON;
    return <CouldNotLoad title="We couldn’t load your discount codes." error={error} onRetry={refetch} />;
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          picture={<EmptyArt scene="no-results" />}
          heading="h2"
          title="No discount codes yet"
          hint="Make one for your newsletter, your market stall or your best customers."
          action={add}
        />
      ) : (
        <div className="flex flex-col gap-5">
          <div>{add}</div>
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {data.map((code) => (
              <li key={code.id}>
                <CodeCard
                  code={code}
                  onEdit={() => setOpen({ kind: 'edit', code })}
                  onEnd={() => setOpen({ kind: 'end', code })}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'new' && <CodeDialog code={null} open onOpenChange={close} />}
        {open?.kind === 'edit' && <CodeDialog code={open.code} open onOpenChange={close} />}
        {open?.kind === 'end' && <EndDialog code={open.code} open onOpenChange={close} />}
      </Suspense>
    </>
  );
}

/** A vendor's discount codes: what they do, and what they did. */
export function CodesPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Discount codes" noindex />
      <BackLink to={paths.vendorTerms}>Prices and terms</BackLink>
      <h1 className="mt-4 mb-3 text-2xl md:text-3xl">Discount codes</h1>
      <p className="mb-8 max-w-measure text-soft">
        Customers enter a code in their cart. The discount comes out of your sales, and we take no commission
        on it.
      </p>
      <VendorGate here={paths.vendorCodes} skeleton={SKELETON}>
        {() => <Codes />}
      </VendorGate>
    </div>
  );
}
