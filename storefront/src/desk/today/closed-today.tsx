import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../ui/navigation/link';

/** The way to say that one is closed, today or later. */
export function ClosedToday() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
      Closed today, or away soon?
      <Link to={paths.closed()} className="link hit">
        Say when you’re closed
      </Link>
    </p>
  );
}
