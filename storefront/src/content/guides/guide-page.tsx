import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../lib/api/api';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { ContentsList } from '../parts/contents-list';
import { PageBand } from '../parts/page-band';
import { Prose } from '../parts/prose';
import { guideQuery } from '../place-queries';
import type { ShownGuide } from '../shown';
import { GuideArt } from './guide-art';
import { guideCrumbs } from './guide-crumbs';
import { FIGURES_ID, GuideFigures } from './guide-figures';

function Related({ links }: { links: ShownGuide['relatedLinks'] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Related pages" className="flex flex-col gap-3 print:hidden">
      <h2 className="text-xl">Read on</h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {links.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full min-h-14 items-center gap-3 rounded-control border border-line bg-card px-4 py-3 transition-colors hover:border-leaf"
            >
              <span className="min-w-0 flex-1 leading-snug font-semibold group-hover:text-leaf">{title}</span>
              <ArrowRight aria-hidden size={16} className="shrink-0 text-leaf" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Guide({ guide }: { guide: ShownGuide }) {
  const { title, slug, metaDescription, targetKeyword, contentHtml, headings, figures, relatedLinks } = guide;
  const hasFigures = figures !== null && figures.count > 0;
  const entries = hasFigures ? [...headings, { id: FIGURES_ID, text: 'Where to find it' }] : headings;
  return (
    <>
      <PageHead
        title={title}
        description={metaDescription}
        keywords={targetKeyword ? [targetKeyword] : []}
        canonical={paths.guide(slug)}
        image={previewImage('guides', slug)}
      />
      <PageBand crumbs={guideCrumbs(guide)} title={title} lead={metaDescription}>
        <p className="text-sm text-soft">Updated {formatDate(guide.lastUpdated)}</p>
      </PageBand>
      <div className="page grid grid-cols-1 gap-10 pt-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="flex min-w-0 flex-col gap-8 md:gap-10">
          <GuideArt slug={slug} eager className="rounded-card print:hidden" />
          {entries.length > 1 && <ContentsList entries={entries} className="lg:hidden" />}
          <Prose html={contentHtml} />
          {hasFigures && <GuideFigures figures={figures} />}
          <Related links={relatedLinks} />
        </div>
        <aside
          aria-label="About this guide"
          className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start"
        >
          {entries.length > 1 && <ContentsList entries={entries} className="max-lg:hidden" />}
          <Link to={paths.guides} className="link self-start text-sm print:hidden">
            All guides
          </Link>
        </aside>
      </div>
    </>
  );
}

function GuideFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title="Guide not found" noindex />
      {isMissing(error) ? (
        <EmptyState
          isError
          heading="h1"
          picture={<EmptyArt scene="not-found" />}
          title="Guide not found"
          hint="The guide you're looking for doesn't exist."
          action={<LinkButton to={paths.guides}>All guides</LinkButton>}
        />
      ) : (
        <CouldNotLoad title="We couldn’t load this guide." error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

function GuideLoading() {
  return (
    <div className="page flex min-h-screen flex-col gap-6 py-10">
      <p role="status" className="text-soft">
        Loading the guide...
      </p>
      <Skeleton className="h-12 w-4/5 max-w-xl" />
      <Skeleton className="aspect-[40/21] w-full max-w-3xl" />
    </div>
  );
}

/** A guide to one topic, with how much there is of it. */
export function GuidePage() {
  const { slug = '' } = useParams();
  const { data: guide, error, refetch } = useQuery(guideQuery(slug));
  if (guide) return <Guide guide={guide} />;
  return error ? <GuideFailure error={error} onRetry={refetch} /> : <GuideLoading />;
}
