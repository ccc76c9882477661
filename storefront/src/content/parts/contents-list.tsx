import { clsx } from 'clsx';
import { Link } from '../../ui/navigation/link';

export interface ContentsEntry {
  /** The id of the place on the page. */
  id: string;
  text: string;
}

/** What a long page has, as links to its places. */
export function ContentsList({
  entries,
  label = 'On this page',
  className,
}: {
  entries: readonly ContentsEntry[];
  label?: string;
  className?: string;
}) {
  return (
    <nav aria-label={label} className={clsx('print:hidden', className)}>
      <p className="mb-2 text-sm font-bold">{label}</p>
      <ol className="border-l border-line text-sm">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-soft transition-colors hover:border-leaf hover:text-leaf pointer-coarse:min-h-11"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
