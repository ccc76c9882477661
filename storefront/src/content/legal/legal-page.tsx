import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import { ContentsList } from '../parts/contents-list';
import { PageBand } from '../parts/page-band';

/** One part of such a text. */
export interface LegalSection {
  /** Its place on the page, for links. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface LegalPageProps {
  title: string;
  description: string;
  canonical: string;
  /** The day from which the text holds: "2026-11-01". */
  since: string;
  /** What it says, in two sentences. */
  lead: string;
  sections: readonly LegalSection[];
}

/** @returns the way from the home page to such a text */
export const legalCrumbs = (title: string): Crumb[] => [{ name: 'Home', to: paths.home }, { name: title }];

/** A text that people agree to: dated, with its parts listed beside it, and fit for paper. */
export function LegalPage({ title, description, canonical, since, lead, sections }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} description={description} canonical={canonical} />
      <PageBand crumbs={legalCrumbs(title)} title={title} lead={lead}>
        <p className="text-sm text-soft">
          In effect since <time dateTime={since}>{formatDate(since)}</time>
        </p>
      </PageBand>
      <div className="page grid grid-cols-1 gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]">
        <ContentsList
          entries={sections.map(({ id, title: text }) => ({ id, text }))}
          className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:max-w-xs lg:self-start"
        />
        <div className="prose lg:col-start-1 lg:row-start-1">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className="prose not-first:mt-10">
              <h2 id={id}>{heading}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
