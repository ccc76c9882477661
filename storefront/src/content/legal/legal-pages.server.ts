import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbGraph } from '../../shared/structured/breadcrumb-data';
import { legalCrumbs } from './legal-page';
import { PRIVACY_TITLE } from './privacy-page';
import { TERMS_TITLE } from './terms-page';

export const termsServerPage: ServerPage = {
  module: 'src/content/legal/terms-page.tsx',
  jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(legalCrumbs(TERMS_TITLE), publicUrl),
};

export const privacyServerPage: ServerPage = {
  module: 'src/content/legal/privacy-page.tsx',
  jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(legalCrumbs(PRIVACY_TITLE), publicUrl),
};
