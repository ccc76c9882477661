import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../ui/navigation/link';

/**
 * @returns the address of a place's own page; null where it has none: only farms that are registered here
 * have one
 */
export function placePath(id: string): string | null {
  const farmId = /^farm-(\d+)$/.exec(id)?.[1];
  return farmId === undefined ? null : paths.farm(farmId);
}

/** A place's name, as the link to its page where it has one. */
export function PlaceName({ place: { id, name } }: { place: { id: string; name: string } }) {
  const path = placePath(id);
  if (path === null) return name;
  return (
    <Link to={path} className="hit hover:text-leaf hover:underline">
      {name}
    </Link>
  );
}
