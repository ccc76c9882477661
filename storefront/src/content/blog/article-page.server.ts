import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { BlogPosting, Graph } from 'schema-dts';
import { SITE_NAME } from '../../lib/page/page-head';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import type { ShownArticle } from '../shown';
import { articleCrumbs } from './article-meta';
import { articleQuery } from './blog-queries';

export const articleServerPage: ServerPage = {
  module: 'src/content/blog/article-page.tsx',
  subject: ({ params }) => articleQuery(params.slug ?? ''),
  jsonLd: ({ params }, answers, { publicUrl }) => {
    const article = answers.getQueryData(articleQuery(params.slug ?? '').queryKey);
    return article && articleStructuredData(article, publicUrl);
  },
};

/**
 * The article for search engines, with the breadcrumb.
 * @param publicUrl the site's address without a slash at its end
 */
function articleStructuredData(article: ShownArticle, publicUrl: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [postingData(article, publicUrl), breadcrumbData(articleCrumbs(article), publicUrl)],
  };
}

/** `authorName` is a desk of ours, or a person: a title of its own ("Kitchen desk") says what it does. */
function postingData(article: ShownArticle, publicUrl: string): BlogPosting {
  const address = publicUrl + paths.article(article.slug);
  const isOurs = article.authorName.startsWith(SITE_NAME);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.metaDescription ?? article.excerpt,
    url: address,
    mainEntityOfPage: address,
    image: publicUrl + previewImage('blog', article.slug),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt > article.publishedAt ? article.updatedAt : article.publishedAt,
    author: isOurs
      ? { '@type': 'Organization', name: article.authorName, url: `${publicUrl}/` }
      : {
          '@type': 'Person',
          name: article.authorName,
          ...(article.authorTitle && { jobTitle: article.authorTitle }),
        },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: SITE_NAME },
    articleSection: categoryLabel(article.category),
    ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
    wordCount: article.wordCount,
    timeRequired: `PT${article.readingTime}M`,
    inLanguage: 'en-US',
  };
}
