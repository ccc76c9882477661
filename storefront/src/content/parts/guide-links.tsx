import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';

/** The ways to guides, each with how much of its topic there is here. */
export function GuideLinks({
  title,
  guides,
}: {
  title: string;
  guides: readonly { slug: string; title: string; count: number }[];
}) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guides" className="flex flex-col gap-4">
      <h2 id="guides" className="text-xl">
        {title}
      </h2>
      <Fold summary={guides.length === 1 ? 'Show the guide' : `Show ${guides.length} guides`}>
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
          {guides.map(({ slug, title: name, count }) => (
            <li key={slug}>
              <Link to={paths.guide(slug)} className="row-link guide-link">
                <b>{name}</b>
                <small>{`${count} here`}</small>
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
