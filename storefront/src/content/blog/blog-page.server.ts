import type { BlogPostCard } from '@farmgate/backend/contract/content/blog';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ItemList, ListItem } from 'schema-dts';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../lib/structured/breadcrumb-data';
import { isPastBlogEnd, readBlog } from './blog-address';
import { BLOG_NAME, blogCrumbs } from './blog-head';
import { articlesQuery, topicsQuery } from './blog-queries';

export const blogServerPage: ServerPage = {
  module: 'src/content/blog/blog-page.tsx',
  load: ({ query }) => [articlesQuery(readBlog(query)), topicsQuery()],
  isNowhere: ({ query }, answers) => {
    const state = readBlog(query);
    return isPastBlogEnd(state, answers.getQueryData(articlesQuery(state).queryKey));
  },
  jsonLd: ({ query }, answers, { publicUrl }) => {
    const state = readBlog(query);
    const articles = answers.getQueryData(articlesQuery(state).queryKey)?.items ?? [];
    return {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbData(blogCrumbs(state), publicUrl),
        ...(articles.length > 0 ? [articleListData(articles, publicUrl)] : []),
      ],
    };
  },
};

function articleListData(articles: readonly BlogPostCard[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name: BLOG_NAME,
    numberOfItems: articles.length,
    itemListElement: articles.map(({ slug, title }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + paths.article(slug),
    })),
  };
}
