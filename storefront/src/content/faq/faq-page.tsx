import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ChevronDown } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { ContentsList } from '../parts/contents-list';
import { PageBand } from '../parts/page-band';
import { readAnswer } from './answer-text';
import { FAQ_CRUMBS } from './faq-crumbs';
import { FAQ_SECTIONS, type FaqQuestion, type FaqSection } from './questions';
import { useOpenTarget } from './use-open-target';

const DESCRIPTION =
  'Answers about finding local farms, CSA shares, farm fresh eggs and organic vegetables, farmers markets and farm stands, and supporting local agriculture.';

const arrow = 'mt-0.5 ml-auto shrink-0 text-leaf transition-transform';

/**
 * The id is inside what collapses, not on it: browsers open what hides the place that an address names, also
 * without scripts (and before ours run, hence the suppressed warning). The margin leaves room for the
 * question above the answer.
 */
function Question({ id, question, answer }: FaqQuestion) {
  return (
    <details
      suppressHydrationWarning
      className="group/question border-t border-line first:border-t-0 open:bg-sunk/50"
    >
      <summary className="flex min-h-13 list-none items-start gap-4 px-5 py-3.5 font-semibold -outline-offset-3 hover:text-leaf [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-base leading-snug font-semibold">{question}</h3>
        <ChevronDown aria-hidden size={20} className={`${arrow} group-open/question:rotate-180`} />
      </summary>
      <div id={id} className="prose scroll-mt-24 px-5 pb-6 text-sm sm:text-base">
        {readAnswer(answer).map((parts, index) => (
          <p key={index}>
            {parts.map(({ text, to }, part) =>
              to ? (
                <Link key={part} to={to}>
                  {text}
                </Link>
              ) : (
                <Fragment key={part}>{text}</Fragment>
              ),
            )}
          </p>
        ))}
        <p className="text-xs print:hidden">
          <Link to={`#${id}`} aria-label={`Link to this answer: ${question}`}>
            Link to this answer
          </Link>
        </p>
      </div>
    </details>
  );
}

function Section({ id, title, questions, isOpen }: FaqSection & { isOpen: boolean }) {
  return (
    <details open={isOpen} suppressHydrationWarning className="group/section">
      <summary className="flex min-h-11 list-none items-center gap-4 py-2 hover:text-leaf [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <ChevronDown aria-hidden size={22} className={`${arrow} group-open/section:rotate-180`} />
      </summary>
      <div id={id} className="mt-3 scroll-mt-16 overflow-hidden rounded-card border border-line bg-card">
        {questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
      </div>
    </details>
  );
}

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
            <Section key={section.id} {...section} isOpen={index === 0} />
          ))}
          <MoreHelp />
        </div>
      </div>
    </>
  );
}
