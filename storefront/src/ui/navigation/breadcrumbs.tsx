import { Link } from 'react-router-dom';
import { Icon } from '../icon';

export interface Crumb {
  name: string;
  /** The page itself, the last one, needs none. */
  to?: string;
}

/**
 * The way down from the home page, in one line: the page's own name, which its heading repeats, is cut to what is left of it. Where
 * there is not even room for a few letters of it, as in large text, it goes on in a second line.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-soft">
        {crumbs.map((crumb, index) => (
          <li key={crumb.name} className="flex items-center gap-1.5 last:min-w-[min(100%,4rem)] last:flex-1">
            {index > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {crumb.to ? (
              <Link to={crumb.to} className="hit hover:text-leaf hover:underline">
                {crumb.name}
              </Link>
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
