import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { itemListData } from '../../shared/structured/item-list-data';
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
        ...itemListData(
          BLOG_NAME,
          articles.map(({ slug, title }) => ({ name: title, path: paths.article(slug) })),
          publicUrl,
        ),
      ],
    };
  },
};
