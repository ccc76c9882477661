import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { usePublicConfig } from '../../../lib/page/public-config';
import { track } from '../../../shared/track';
import { Link } from '../../../ui/navigation/link';

/** 'Marketplace (Coming Soon)', which cannot be followed, until the marketplace is open. */
export function MarketplaceItem({ className }: { className?: string }) {
  if (usePublicConfig().marketplaceNav === 'open') {
    const link = { label: 'Marketplace', to: paths.marketplace() };
    return (
      <Link to={link.to} className={className} onClick={() => track('navigation_click', link)}>
        {link.label}
      </Link>
    );
  }
  return (
    <span role="link" aria-disabled className={clsx(className, 'cursor-not-allowed text-soft!')}>
      Marketplace (Coming Soon)
    </span>
  );
}
