import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { FAQPage, Graph } from 'schema-dts';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import type { Crumb } from '../../ui/breadcrumbs';
import { plainAnswer } from './answer-text';
import type { FaqSection } from './questions';

export const FAQ_CRUMBS: readonly Crumb[] = [{ name: 'Home', to: paths.home }, { name: 'FAQ' }];

/**
 * Questions and answers for search engines, with the breadcrumb.
 * @param publicUrl the site's address without a slash at its end
 */
export function faqStructuredData(sections: readonly FaqSection[], publicUrl: string): Graph {
  const address = publicUrl + paths.faq;
  const page: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${address}#faq`,
    url: address,
    name: 'Local Farm FAQ',
    mainEntity: sections.flatMap(({ questions }) =>
      questions.map(({ id, question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        url: `${address}#${id}`,
        acceptedAnswer: { '@type': 'Answer' as const, text: plainAnswer(answer) },
      })),
    ),
  };
  return { '@context': 'https://schema.org', '@graph': [page, breadcrumbData(FAQ_CRUMBS, publicUrl)] };
}
