import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CircleAlert } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { depositAlone } from './checkout/deposit-part';

/** What is paid in two parts has to be ordered without other vendors: says so, and leads there. */
export function DepositAlone({ items }: { items: readonly CartItemView[] }) {
  const alone = depositAlone(items);
  if (!alone) return null;
  return (
    <div role="alert" className="rounded-control border border-danger px-3.5 py-3 text-sm">
      <p className="flex items-start gap-2 font-semibold wrap-anywhere text-danger">
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        {alone.message}
      </p>
      <p className="mt-1.5 pl-6.5">Everything else stays in your cart. You can order it right after.</p>
      <LinkButton wide to={paths.checkout({ vendorId: alone.vendorId })} className="mt-3 wrap-anywhere">
        Check out with {alone.vendor} only
      </LinkButton>
    </div>
  );
}
