import { exceptionDays } from '@farmgate/backend/contract/directory/hours';
import { listed } from '@farmgate/backend/contract/shared/listed';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useNow } from '../../lib/page/visit';
import { Link } from '../../ui/navigation/link';
import { useClosures } from './use-closures';

export function ClosedLink() {
  return (
    <Link to={paths.closed()} className="link font-semibold">
      When we’re closed
    </Link>
  );
}

/** Beside dates of one thing: the days on which everything is closed, and where they are changed. */
export function ClosedDaysNote() {
  const closures = useClosures();
  const year = useNow().getFullYear();
  if (closures.length === 0)
    return (
      <p className="text-sm text-soft">
        Closing everything? Say it once in <ClosedLink />.
      </p>
    );
  return (
    <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
      You’re closed {listed(closures.map((days) => exceptionDays(days, year)))}. Change that in <ClosedLink />
      .
    </p>
  );
}
