import { page } from '../lib/page/page';
import { placePages } from './locations/pages';

/** The content's rows of the route table. */
export const contentPages = {
  ...placePages,
  contact: page({
    path: '/contact',
    component: () => import('./contact/contact-page').then((module) => module.ContactPage),
  }),
  blog: page({
    path: '/blog',
    component: () => import('./blog/blog-page').then((module) => module.BlogPage),
  }),
  article: page({
    path: '/blog/:slug',
    component: () => import('./blog/article-page').then((module) => module.ArticlePage),
  }),
  help: page({
    path: '/farmer-dashboard/help',
    component: () => import('./help/help-page').then((module) => module.HelpPage),
  }),
  faq: page({
    path: '/faq',
    component: () => import('./faq/faq-page').then((module) => module.FaqPage),
  }),
  sitemap: page({
    path: '/sitemap',
    component: () => import('./sitemap/sitemap-page').then((module) => module.SitemapPage),
  }),
  terms: page({
    path: '/terms',
    component: () => import('./legal/terms-page').then((module) => module.TermsPage),
  }),
  privacy: page({
    path: '/privacy',
    component: () => import('./legal/privacy-page').then((module) => module.PrivacyPage),
  }),
};
