import type { ServerPages } from '../lib/page/page.server';
import { articleServerPage } from './blog/article-page.server';
import { blogServerPage } from './blog/blog-page.server';
import { contactServerPage } from './contact/contact-page.server';
import { faqServerPage } from './faq/faq-page.server';
import { privacyServerPage, termsServerPage } from './legal/legal-pages.server';
import { placeServerPages } from './locations/pages.server';
import type { contentPages } from './pages';
import { sitemapServerPage } from './sitemap/sitemap-page.server';

export const contentServerPages: ServerPages<typeof contentPages> = {
  ...placeServerPages,
  contact: contactServerPage,
  blog: blogServerPage,
  article: articleServerPage,
  help: { module: 'src/content/help/help-page.tsx' },
  faq: faqServerPage,
  sitemap: sitemapServerPage,
  terms: termsServerPage,
  privacy: privacyServerPage,
};
