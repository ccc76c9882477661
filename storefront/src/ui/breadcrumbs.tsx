import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface Crumb {
  name: string;
  /** The page itself, the last one, needs none. */
  to?: string;
}

/** The way down from the home page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-x-1.5 text-sm whitespace-nowrap text-soft">
        {crumbs.map((crumb, index) => (
          <li key={crumb.name} className="flex items-center gap-1.5 last:min-w-0">
            {index > 0 && <ChevronRight aria-hidden size={14} className="shrink-0" />}
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
