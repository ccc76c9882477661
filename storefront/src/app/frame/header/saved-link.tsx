import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { track } from '../../../shared/track';
import { Icon } from '../../../ui/icon';
import { iconButtonClass } from '../../../ui/icon-button';
import { Link } from '../../../ui/navigation/link';

/** The way to what one saved, with an account or without. */
export function SavedLink() {
  return (
    <Link
      to={paths.saved}
      aria-label="Saved"
      title="Saved"
      className={iconButtonClass('noscript:hidden!')}
      onClick={() => track('navigation_click', { label: 'Saved', to: paths.saved })}
    >
      <Icon name="heart" className="size-5.5" />
    </Link>
  );
}
