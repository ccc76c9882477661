import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Store } from 'lucide-react';
import { Link } from '../../../ui/navigation/link';

/** The way for those who would rather sell. */
export function SellHere() {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 pt-4 text-sm">
      Do you grow or make food?
      <Link to={paths.vendorOnboarding} className="link hit inline-flex items-center gap-1.5 font-semibold">
        <Store aria-hidden size={16} />
        Sell on Farmgate
      </Link>
    </p>
  );
}
