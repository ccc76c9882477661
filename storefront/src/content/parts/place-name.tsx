import { placePath } from '@farmgate/backend/contract/directory/place-path';
import { Link } from '../../ui/navigation/link';

/** A place's name, as the link to its page where it has one; what it is in says how it looks. */
export function PlaceName({ place: { id, name } }: { place: { id: string; name: string } }) {
  const path = placePath(id, name);
  if (path === undefined) return name;
  return <Link to={path}>{name}</Link>;
}
