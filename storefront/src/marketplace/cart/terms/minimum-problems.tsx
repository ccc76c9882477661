import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CircleAlert } from 'lucide-react';
import { Link } from '../../../ui/navigation/link';
import { belowMinimum } from '../cart-rules';

/** Which vendors ask for a larger order, what is missing, and where to find it. */
export function MinimumProblems({ items }: { items: readonly CartItemView[] }) {
  const problems = belowMinimum(items);
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="rounded-control border border-danger px-3.5 py-3 text-sm">
      <ul className="flex flex-col gap-2.5">
        {problems.map(({ vendor, message }) => (
          <li key={vendor.id} className="flex items-start gap-2">
            <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-danger" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold text-danger">{message}</span>{' '}
              <Link to={paths.vendor(vendor.id)} className="link">
                See their products
                <span className="sr-only"> ({vendor.businessName})</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
