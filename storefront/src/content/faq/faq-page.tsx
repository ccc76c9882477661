import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useRef } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { FoldedSection } from '../parts/answers/folded-section';
import { useOpenTarget } from '../parts/answers/use-open-target';
import { ContentsList } from '../parts/contents-list';
import { PageBand } from '../parts/page-band';
import { FAQ_CRUMBS } from './faq-crumbs';
import { FAQ_SECTIONS } from './questions';

const DESCRIPTION =
  'Answers about finding local farms, CSA shares, farm fresh eggs and organic vegetables, farmers markets and farm stands, and supporting local agriculture.';

function MoreHelp() {
  return (
    <section
      aria-labelledby="faq-more"
      className="flex flex-col items-start gap-4 rounded-card bg-moss p-6 md:p-8"
    >
      <h2 id="faq-more" className="text-xl">
        Ready to look around?
      </h2>
      <p className="max-w-measure">
        Find farms and produce near you, read on in the blog, or{' '}
        <Link to={paths.contact} className="link">
          write to us
        </Link>{' '}
        if your question isn’t here.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.browse()}>Browse Local Farms</LinkButton>
        <LinkButton look="secondary" to={paths.blog}>
          Read Our Blog
        </LinkButton>
      </div>
    </section>
  );
}

/** Questions and answers, folded up; readable, linkable and openable without scripts. */
export function FaqPage() {
  const sections = useRef<HTMLDivElement>(null);
  useOpenTarget(sections);
  return (
    <>
      <PageHead
        title="Local Farm FAQ"
        description={DESCRIPTION}
        keywords={['local farm FAQ', 'CSA questions', 'farm fresh eggs', 'farmers market questions']}
        canonical={paths.faq}
      />
      <PageBand
        crumbs={FAQ_CRUMBS}
        title="Local Farm FAQ"
        lead="Answers to common questions about buying from local farms."
      />
      <div className="page grid grid-cols-1 gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <ContentsList
          entries={FAQ_SECTIONS.map(({ id, title }) => ({ id, text: title }))}
          className="lg:sticky lg:top-24 lg:col-start-2 lg:self-start"
        />
        <div ref={sections} className="flex max-w-3xl flex-col gap-6 lg:col-start-1 lg:row-start-1">
          {FAQ_SECTIONS.map((section, index) => (
            <FoldedSection key={section.id} {...section} isOpen={index === 0} />
          ))}
          <MoreHelp />
        </div>
      </div>
    </>
  );
}
