import { Link } from '../../ui/navigation/link';

/** Who sells at a market, as a link to their page where they have one. */
export function SellerName({ name, path }: { name: string; path: string | null }) {
  if (path === null) return <span className="font-semibold">{name}</span>;
  return (
    <Link to={path} className="link font-semibold">
      {name}
    </Link>
  );
}
