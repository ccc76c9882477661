import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TO_RESULTS } from '../../lib/page/navigation';
import { Link } from '../../ui/navigation/link';
import type { BlogState } from './blog-address';
import { topicsQuery } from './blog-queries';

/** The tags that the list offers; articles link to all of theirs. */
const MOST_TAGS = 14;

function Pill({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      state={TO_RESULTS}
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'hit inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm font-medium transition-colors',
        isCurrent
          ? 'border-leaf bg-leaf text-on-leaf'
          : 'border-line bg-card text-ink hover:border-leaf hover:text-leaf',
      )}
    >
      {children}
    </Link>
  );
}

/** Categories as links: each is an address, so they work without scripts. */
export function CategoryLinks({ state }: { state: BlogState }) {
  const { data } = useQuery(topicsQuery());
  if (!data || data.categories.length === 0) return null;
  return (
    <nav aria-label="Blog categories">
      <ul className="flex flex-wrap gap-x-2 gap-y-2 pointer-coarse:gap-y-3">
        <li>
          <Pill to={paths.blog} isCurrent={state.category === '' && state.tag === ''}>
            All
          </Pill>
        </li>
        {data.categories.map(({ category }) => (
          <li key={category}>
            <Pill to={paths.blogList({ category })} isCurrent={state.category === category}>
              {categoryLabel(category)}
            </Pill>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** @param tags in the order in which they stand */
export function TagLinks({
  tags,
  label,
  current,
}: {
  tags: readonly string[];
  label: string;
  current?: string;
}) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={label} className="print:hidden">
      <p className="mb-2 text-sm font-bold">{label}</p>
      <ul className="flex flex-wrap gap-x-2 gap-y-2 pointer-coarse:gap-y-3">
        {tags.map((tag) => (
          <li key={tag}>
            <Pill to={paths.blogList({ tag })} isCurrent={tag === current}>
              {tag}
            </Pill>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is written about most. */
export function PopularTags({ current }: { current: string }) {
  const { data } = useQuery(topicsQuery());
  const tags = (data?.tags ?? []).slice(0, MOST_TAGS).map(({ tag }) => tag);
  return <TagLinks tags={tags} label="Popular tags" current={current} />;
}
