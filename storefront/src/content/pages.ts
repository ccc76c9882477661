import type { ListPage } from '../lib/api';
import { type PageRequest, page } from '../lib/page';
import { isPastBlogEnd, readBlog } from './blog/blog-address';
import { articleQuery, articlesQuery, topicsQuery } from './blog/blog-queries';
import { placePages } from './locations/pages';
import { guidesQuery } from './place-queries';
import { newestPagesQuery, statePagesQuery } from './sitemap/sitemap-queries';

/** The content's rows of the route table. */
export const contentPages = [
  ...placePages,
  page({
    path: '/contact',
    module: 'src/content/contact/contact-page.tsx',
    component: () => import('./contact/contact-page').then((module) => module.ContactPage),
  }),
  page({
    path: '/blog',
    module: 'src/content/blog/blog-page.tsx',
    component: () => import('./blog/blog-page').then((module) => module.BlogPage),
    load: ({ query }: PageRequest) => [articlesQuery(readBlog(query)), topicsQuery()],
    isNowhere: ({ query }, answers) => {
      const state = readBlog(query);
      return isPastBlogEnd(state, answers.getQueryData<ListPage<unknown>>(articlesQuery(state).queryKey));
    },
  }),
  page({
    path: '/blog/:slug',
    module: 'src/content/blog/article-page.tsx',
    component: () => import('./blog/article-page').then((module) => module.ArticlePage),
    subject: ({ params }: PageRequest) => articleQuery(params.slug ?? ''),
  }),
  page({
    path: '/faq',
    module: 'src/content/faq/faq-page.tsx',
    component: () => import('./faq/faq-page').then((module) => module.FaqPage),
  }),
  page({
    path: '/sitemap',
    module: 'src/content/sitemap/sitemap-page.tsx',
    component: () => import('./sitemap/sitemap-page').then((module) => module.SitemapPage),
    load: () => [statePagesQuery(), guidesQuery(), newestPagesQuery()],
  }),
  page({
    path: '/terms',
    module: 'src/content/legal/terms-page.tsx',
    component: () => import('./legal/terms-page').then((module) => module.TermsPage),
  }),
  page({
    path: '/privacy',
    module: 'src/content/legal/privacy-page.tsx',
    component: () => import('./legal/privacy-page').then((module) => module.PrivacyPage),
  }),
];
