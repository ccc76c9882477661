import { DISPATCH_TERMS, RETURN_TERMS } from '@farmgate/backend/contract/marketplace/checkout';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { SHIPPING_METHOD_LABELS } from '@farmgate/backend/contract/marketplace/shop';
import { dollarsShort } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePublicConfig } from '../../../lib/page/public-config';
import { LinkButton } from '../../../ui/button';
import { LinkTabs } from '../../../ui/navigation/link-tabs';
import { Rating } from '../../../ui/rating';
import { ContactVendor } from '../../parts/contact/contact-vendor';
import { vendorQuery } from '../../queries';
import { practiceLabel } from '../address/shop-filters';
import { OwnReview } from '../reviews/own-review';
import { ReviewList } from '../reviews/review-list';
import { specialtiesText } from '../vendor/vendor-facts';
import { PRODUCT_TABS, type ProductTab, readTab, tabQuery } from './product-tabs-address';
import { shippingTermsOf } from './shipping-terms';

function VendorTab({ product: { name, vendor } }: { product: ProductView }) {
  const { data } = useQuery(vendorQuery(String(vendor.id)));
  const facts = [
    ['Location', `${vendor.city}, ${vendor.state}`],
    ['Farming practice', practiceLabel(vendor.farmingPractice)],
    ['Specialties', data ? specialtiesText(data) : '…'],
    ...(data?.pickupNote ? [['Pickup', data.pickupNote]] : []),
  ];
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-xl wrap-anywhere">{vendor.businessName}</h2>
      {data && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{data.description}</p>}
      <dl className="grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-3">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="font-medium wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <LinkButton look="secondary" to={paths.vendor(vendor.id)}>
          View Full Profile
        </LinkButton>
        <ContactVendor vendor={vendor} about={name} look="secondary" />
      </div>
    </div>
  );
}

function ReviewsTab({ product: { id, rating, reviewCount } }: { product: ProductView }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-xl">Reviews</h2>
        {rating !== null && reviewCount > 0 && <Rating rating={rating} count={reviewCount} />}
      </div>
      <OwnReview productId={id} />
      <ReviewList
        of="products"
        id={id}
        none={<p className="text-soft">Be the first to review this product.</p>}
      />
      <p className="text-sm text-soft">Reviews come from people who bought the product here.</p>
    </div>
  );
}

function ShippingTab({ product: { shippingMethods, vendor } }: { product: ProductView }) {
  const { checkoutStates } = usePublicConfig();
  const offered = vendor.shippingStates?.length ? vendor.shippingStates : checkoutStates;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[3fr_2fr]">
      <section aria-labelledby="shipping-ways" className="flex flex-col gap-3">
        <h2 id="shipping-ways" className="text-xl">
          Shipping
        </h2>
        <ul className="flex flex-col divide-y divide-line">
          {shippingTermsOf(vendor.terms, offered).map(({ method, price, terms }) => {
            const isOffered = shippingMethods.includes(method);
            return (
              <li key={method} className="flex items-start gap-3 py-3">
                <Check
                  aria-hidden
                  size={20}
                  className={clsx('mt-0.5 shrink-0', isOffered ? 'text-leaf' : 'invisible')}
                />
                <span className="min-w-0 flex-1">
                  <span className={clsx('block', isOffered && 'font-semibold')}>
                    {SHIPPING_METHOD_LABELS[method]}
                  </span>
                  <span className="block text-sm text-soft">
                    {terms}
                    {!isOffered && ' Not offered for this product.'}
                  </span>
                </span>
                <span className={clsx('tabular-nums', isOffered ? 'font-semibold' : 'text-soft')}>
                  {price}
                </span>
              </li>
            );
          })}
        </ul>
        {vendor.terms?.minimumOrder && (
          <p className="wrap-anywhere">
            {vendor.businessName} asks for orders of at least {dollarsShort(vendor.terms.minimumOrder * 100)}.
          </p>
        )}
        <p>{DISPATCH_TERMS}</p>
      </section>
      <section aria-labelledby="returns" className="flex flex-col gap-3">
        <h2 id="returns" className="text-xl">
          Returns
        </h2>
        <p className="max-w-measure">{RETURN_TERMS}</p>
      </section>
    </div>
  );
}

const TABS: Record<ProductTab, { label: string; Content: typeof VendorTab }> = {
  vendor: { label: 'Vendor Information', Content: VendorTab },
  reviews: { label: 'Reviews', Content: ReviewsTab },
  shipping: { label: 'Shipping & Returns', Content: ShippingTab },
};

/** Each tab has an address of its own. */
export function ProductTabs({ product }: { product: ProductView }) {
  const [query] = useSearchParams();
  const tab = readTab(query);
  const { Content } = TABS[tab];
  const tabs = PRODUCT_TABS.map((value) => ({
    value,
    label: TABS[value].label,
    count: value === 'reviews' && product.reviewCount > 0 ? String(product.reviewCount) : undefined,
    to: paths.product(product.id) + tabQuery(value, query),
  }));
  return (
    <section id="details" aria-label="More about this product">
      <LinkTabs label="More about this product" value={tab} tabs={tabs}>
        <div className="pt-7">
          <Content product={product} />
        </div>
      </LinkTabs>
    </section>
  );
}
