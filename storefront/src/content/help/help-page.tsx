import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useRef } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { Link } from '../../ui/navigation/link';
import { FoldedSection } from '../parts/answers/folded-section';
import { useOpenTarget } from '../parts/answers/use-open-target';
import { HELP_SECTIONS } from './help-answers';

/** /farmer-dashboard/help: how farmers, vendors and market managers do what they come for. */
export function HelpPage() {
  const sections = useRef<HTMLDivElement>(null);
  useOpenTarget(sections);
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="Help for farmers" noindex />
      <h1 className="text-2xl md:text-3xl">Help</h1>
      <div ref={sections} className="flex max-w-3xl flex-col gap-4">
        {HELP_SECTIONS.map((section) => (
          <FoldedSection key={section.id} {...section} isOpen={false} />
        ))}
      </div>
      <p className="max-w-measure">
        Your question isn’t here?{' '}
        <Link to={paths.contact} className="link">
          Ask us
        </Link>{' '}
        and our team will answer by email.
      </p>
    </div>
  );
}
