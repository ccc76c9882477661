import type { ContentHubCard } from '@farmgate/backend/contract/content/content-hubs';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../lib/page/page-head';
import { EmptyArt } from '../../ui/art/empty-art';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { PageBand } from '../parts/page-band';
import { guidesQuery } from '../place-queries';
import { GuideArt } from './guide-art';
import { GUIDES_CRUMBS } from './guide-crumbs';

const DESCRIPTION =
  'Plain guides to buying from farms: CSA shares, u-pick, farm stands, eggs, honey, meat, organic food, and SNAP at farmers markets, with where to find each.';

function GuideCard({
  guide: { slug, title, metaDescription },
  eager,
}: {
  guide: ContentHubCard;
  eager: boolean;
}) {
  return (
    <Card isLink className="group flex h-full flex-col overflow-hidden">
      <GuideArt slug={slug} eager={eager} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h2 className="text-lg leading-snug">
          <Link to={paths.guide(slug)} className="cover group-hover:text-leaf">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-soft">{metaDescription}</p>
      </div>
    </Card>
  );
}

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

function Guides() {
  const { data: guides, error, refetch } = useQuery(guidesQuery());
  if (error && !guides)
    return <CouldNotLoad title="We couldn’t load the guides." error={error} onRetry={refetch} />;
  if (guides?.length === 0)
    return <EmptyState picture={<EmptyArt scene="no-results" />} title="No guides have been written yet." />;
  if (!guides) {
    return (
      <ul className={GRID}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} aria-hidden>
            <Skeleton className="aspect-square" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={GRID}>
      {guides.map((guide, index) => (
        <li key={guide.slug}>
          <GuideCard guide={guide} eager={index < 3} />
        </li>
      ))}
    </ul>
  );
}

/** All guides. */
export function GuidesPage() {
  return (
    <>
      <PageHead title="Guides to Buying Local Food" description={DESCRIPTION} canonical={paths.guides} />
      <PageBand
        crumbs={GUIDES_CRUMBS}
        title="Guides to local food"
        lead="How each way of buying from a farm works, what to ask and where to find one."
      />
      <div className="page pt-8 md:pt-12">
        <Guides />
      </div>
    </>
  );
}
