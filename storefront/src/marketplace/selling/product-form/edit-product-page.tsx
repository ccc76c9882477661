import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { BackLink } from '../back-link';
import { FormSkeleton } from '../form-skeleton';
import { VendorGate } from '../vendor-gate';
import { ownProductQuery } from '../vendor-queries';

const EditProduct = lazy(() => import('./edit-product').then((module) => ({ default: module.EditProduct })));

function NotThere() {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="not-found" />}
      title="Product not found"
      hint="It may have been deleted, or it belongs to another vendor."
      action={<LinkButton to={paths.vendorProducts}>Go to your products</LinkButton>}
    />
  );
}

function ForOwner({ id, userId, vendor }: { id: string; userId: number; vendor: VendorProfile }) {
  const { data, error, refetch } = useQuery(ownProductQuery(id));
  if (data) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <EditProduct userId={userId} vendor={vendor} product={data} />
      </Suspense>
    );
  }
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotThere />;
  if (error) return <CouldNotLoad title="We couldn’t load this product." error={error} onRetry={refetch} />;
  return <FormSkeleton />;
}

/** Where a vendor changes a product, or takes it away. */
export function EditProductPage() {
  const { id = '' } = useParams();
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Edit Product" noindex />
      <BackLink to={paths.vendorProducts}>Products</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl">Edit Product</h1>
      <VendorGate here={paths.editProduct(id)} skeleton={<FormSkeleton />}>
        {({ me, profile }) => <ForOwner key={id} id={id} userId={me.id} vendor={profile} />}
      </VendorGate>
    </div>
  );
}
