import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { FAQPage, Graph } from 'schema-dts';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { plainAnswer } from '../parts/answers/answer-text';
import { FAQ_CRUMBS } from './faq-crumbs';
import { FAQ_SECTIONS, type FaqSection } from './questions';

export const faqServerPage: ServerPage = {
  module: 'src/content/faq/faq-page.tsx',
  jsonLd: (_request, _answers, { publicUrl }) => faqStructuredData(FAQ_SECTIONS, publicUrl),
};

/**
 * Questions and answers for search engines, with the breadcrumb.
 * @param publicUrl the site's address without a slash at its end
 */
function faqStructuredData(sections: readonly FaqSection[], publicUrl: string): Graph {
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
