import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isMissing, sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { useOwnLook } from '../../../shared/sign-in/use-own-look';
import { track } from '../../../shared/track';
import { useViewCount } from '../../../shared/views/use-view-count';
import { LinkButton } from '../../../ui/button';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { Link } from '../../../ui/navigation/link';
import { PageFailure } from '../../../ui/states/page-failure';
import { WaitingNotice } from '../../parts/waiting/waiting-notice';
import { productQuery } from '../../queries';
import { OwnReview } from '../reviews/own-review';
import { BuyBar } from './buy-panel';
import { inOption, pictureOf, readOption } from './options/product-options';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { productCrumbs, productMeta } from './product-meta';
import { ProductSkeleton } from './product-skeleton';
import { ProductTabs } from './product-tabs';

function ProductFailure({ id, error, onRetry }: { id: number; error: unknown; onRetry: () => void }) {
  const isGone = isMissing(error);
  const failure = (
    <PageFailure
      title={isGone ? 'Product not found' : 'Failed to load product'}
      isGone={isGone}
      goneScene="no-results"
      hint={isGone ? "The product you're looking for doesn't exist." : sentenceOf(error, 'Please try again.')}
      onRetry={onRetry}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={paths.marketplace()}>
        Browse Products
      </LinkButton>
    </PageFailure>
  );
  if (!isGone) return failure;
  // Who wrote about what isn't sold anymore can still take that back.
  return (
    <>
      {failure}
      <div className="page max-w-2xl pb-10 empty:hidden">
        <OwnReview productId={id} isGone />
      </div>
    </>
  );
}

function ProductDetail({ product }: { product: ProductView }) {
  const [wanted, setQuantity] = useState(1);
  const [shownId, setShownId] = useState<number>();
  const { option, hasEnded } = readOption(product, useSearchParams()[0], shownId);
  if (option && option.id !== shownId) setShownId(option.id);
  const sold = inOption(product, option);
  // The stock may have shrunk while the page was open, and there may be less of another option.
  const purchase = {
    product: sold,
    option,
    hasEnded,
    quantity: Math.max(1, Math.min(wanted, mostOf(sold))),
    onQuantity: setQuantity,
  };
  return (
    <>
      <PageHead
        {...productMeta(product)}
        canonical={paths.product(product.id)}
        image={previewImage('products', product.id)}
        noindex={!product.isActive || product.isPastDate === true}
      />
      <article className="page py-6 md:py-8">
        <WaitingNotice className="mb-4" />
        <Breadcrumbs crumbs={productCrumbs(product)} />
        <div className="mt-5">
          <Link
            to={paths.marketplace()}
            className="hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline print:hidden"
          >
            <ArrowLeft aria-hidden size={18} />
            Back to Marketplace
          </Link>
        </div>
        <div className="mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-7 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] lg:gap-x-14">
          <div className="md:sticky md:top-22">
            <ProductGallery product={product} shown={pictureOf(product, option)} />
          </div>
          <ProductFacts {...purchase} />
        </div>
        <div className="mt-12">
          <ProductTabs product={product} />
        </div>
      </article>
      <BuyBar {...purchase} />
    </>
  );
}

export function ProductPage() {
  const { id = '' } = useParams();
  const { data: product, error, refetch } = useQuery(productQuery(id));
  const productId = product?.id;
  const category = product?.category;
  useEffect(() => {
    if (productId !== undefined && category !== undefined) track('product_view', { productId, category });
  }, [productId, category]);
  useViewCount('products', product?.isActive && !product.isPastDate ? product.id : null);
  useOwnLook(!product && isMissing(error), () => void refetch());
  if (product) return <ProductDetail key={product.id} product={product} />;
  if (error) return <ProductFailure id={Number(id)} error={error} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}
