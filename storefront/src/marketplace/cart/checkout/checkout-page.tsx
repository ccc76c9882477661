import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { type Cart, useCart } from '../../parts/cart/use-cart';
import { WaitingNotice } from '../../parts/waiting/waiting-notice';
import { DepositAlone } from '../deposit-alone';
import { EmptyCart } from '../empty-cart';
import { CheckoutSkeleton } from './checkout-skeleton';
import { depositAlone } from './deposit-part';
import { UnansweredOrder } from './order/unanswered-order';

// It is fetched while the cart is: the page itself stays small.
const loadForm = () => import('./form/checkout-form').then((module) => ({ default: module.CheckoutForm }));
const CheckoutForm = lazy(loadForm);

function useVendorId(): number | undefined {
  const text = useSearchParams()[0].get('vendorId') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Says that a part of the cart stays there. */
function PartNote({ name }: { name: string }) {
  return (
    <p className="mb-5 rounded-control bg-moss px-4 py-3 text-sm">
      You are checking out <strong className="wrap-anywhere">{name}</strong> only. Everything else stays in{' '}
      <Link to={paths.cart} className="link">
        your cart
      </Link>
      .
    </p>
  );
}

/** A cart that two orders have to be made of: said before anything is filled in. */
function ToSplit({ items }: { items: readonly CartItemView[] }) {
  return (
    <div className="flex max-w-lg flex-col items-start gap-4">
      <DepositAlone items={items} />
      <Link to={paths.cart} className="link">
        Back to your cart
      </Link>
    </div>
  );
}

function Content({ cart, vendorId }: { cart: Cart; vendorId: number | undefined }) {
  const { items, error, retry } = cart;
  // The order empties the cart; until its page is there, what was bought stays on the screen.
  const [placed, setPlaced] = useState<readonly CartItemView[] | null>(null);
  if (!items) {
    if (!error) return <CheckoutSkeleton />;
    return <CouldNotLoad title="We couldn’t load your cart." error={error} onRetry={retry} />;
  }
  const bought = placed ?? (vendorId ? items.filter(({ product }) => product.vendorId === vendorId) : items);
  const [first] = bought;
  if (!first) return <UnansweredOrder otherwise={<EmptyCart heading="h2" />} />;
  if (!placed && depositAlone(bought)) return <ToSplit items={bought} />;
  return (
    <>
      {!placed && bought.length < items.length && <PartNote name={first.product.vendor.businessName} />}
      <Suspense fallback={<CheckoutSkeleton />}>
        <CheckoutForm
          key={vendorId}
          items={bought}
          vendorId={vendorId}
          isPlaced={placed !== null}
          onPlaced={() => setPlaced(bought)}
        />
      </Suspense>
    </>
  );
}

/** Turns the cart into an order. */
export function CheckoutPage() {
  const cart = useCart();
  useEffect(() => void loadForm().catch(() => undefined), []);
  const vendorId = useVendorId();
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Checkout" noindex />
      <h1 className="mb-6 text-2xl md:mb-8 md:text-3xl">Checkout</h1>
      <WaitingNotice className="mb-5" />
      <Content cart={cart} vendorId={vendorId} />
    </div>
  );
}
