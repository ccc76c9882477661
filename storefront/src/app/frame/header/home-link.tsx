import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { track } from '../../../shared/track';
import { Wordmark } from '../../../ui/art/wordmark';
import { Link } from '../../../ui/navigation/link';

/** The wordmark, leading home. */
export function HomeLink({ className }: { className?: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={paths.home}
      aria-label="Farmgate, home"
      className={clsx('inline-flex min-h-11 shrink-0 items-center text-leaf', className)}
      onClick={() => track('logo_click', { from: pathname })}
    >
      <Wordmark />
    </Link>
  );
}
