import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { useCart } from '../../../marketplace/parts/cart/use-cart';
import { track } from '../../../shared/track';
import { Icon } from '../../../ui/icon';
import { iconButtonClass } from '../../../ui/icon-button';
import { Link } from '../../../ui/navigation/link';

/** The header asks once a minute at most; whatever changes the cart says so by itself. */
const FRESH_MS = 60_000;

interface CartLinkProps {
  className?: string;
  /** Where there is little room: it is there once something is in the cart. */
  onlyWhenFilled?: boolean;
}

/** The way to the cart, with how many units are in it. */
export function CartLink({ className, onlyWhenFilled = false }: CartLinkProps) {
  const { count } = useCart({ staleTime: FRESH_MS });
  if (onlyWhenFilled && count === 0) return null;
  const label = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <Link
      to={paths.cart}
      aria-label={label}
      title={label}
      className={iconButtonClass(clsx('relative', className))}
      onClick={() => track('navigation_click', { label: 'Cart', to: paths.cart })}
    >
      <Icon name="shopping-basket" className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-clay px-1.5 text-center text-[0.6875rem] leading-5 font-bold text-on-clay tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
