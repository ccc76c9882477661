import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useLocation } from 'react-router-dom';
import { track } from '../../../shared/track';
import { Wordmark } from '../../../ui/art/wordmark';
import { Link } from '../../../ui/navigation/link';

/** The wordmark, leading home. */
export function HomeLink() {
  const { pathname } = useLocation();
  return (
    <Link
      to={paths.home}
      aria-label="Farmgate, home"
      className="home-link"
      onClick={() => track('logo_click', { from: pathname })}
    >
      <Wordmark />
    </Link>
  );
}
