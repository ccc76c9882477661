import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CircleAlert } from 'lucide-react';
import { Link } from '../../ui/navigation/link';
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
      <Link
        to={paths.checkout({ vendorId: alone.vendorId })}
        className="link mt-1.5 inline-block pl-6.5 font-semibold"
      >
        Check out with {alone.vendor} only
      </Link>
    </div>
  );
}
