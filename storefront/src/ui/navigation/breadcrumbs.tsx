import { Icon } from '../icon';
import { Link } from './link';

export interface Crumb {
  name: string;
  /** The page itself, the last one, needs none. */
  to?: string;
}

/**
 * The way down from the home page, in one line: the page's own name, which its heading repeats, is cut to
 * what is left of it. Where there is not even room for a few letters of it, as in large text, it goes on in a
 * second line.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.name}>
            {index > 0 && <Icon name="chevron-right" />}
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.name}</Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
