import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../ui/navigation/link';

interface JumpRowProps {
  farms: number;
  listings: number;
  mayEdit: boolean;
  mayPost: boolean;
}

/** Leads to what the dashboard is for, whatever stands above it. */
export function JumpRow({ farms, listings, mayEdit, mayPost }: JumpRowProps) {
  return (
    <nav aria-label="Dashboard" className="-mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
      <span className="flex flex-wrap items-center gap-x-3">
        <Link to={`${paths.ownFarm}#my-farms`} className="link hit font-semibold">
          My Farms ({farms})
        </Link>
        {mayEdit && (
          <Link to={paths.newFarm} className="link hit">
            Add New Farm
          </Link>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        <Link to={`${paths.ownFarm}#my-listings`} className="link hit font-semibold">
          My Listings ({listings})
        </Link>
        {mayPost && (
          <Link to={paths.post()} className="link hit">
            Create New Listing
          </Link>
        )}
      </span>
    </nav>
  );
}
