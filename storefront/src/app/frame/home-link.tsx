import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link, useLocation } from 'react-router-dom';
import { track } from '../../lib/track';

/** The wordmark, leading home. */
export function HomeLink() {
  const { pathname } = useLocation();
  return (
    <Link
      to={paths.home}
      aria-label="Farmgate, home"
      className="inline-flex min-h-11 shrink-0 items-center font-display text-xl font-[640] text-leaf"
      onClick={() => track('logo_click', { from: pathname })}
    >
      Farmgate
    </Link>
  );
}
