import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ServerPage } from '../../lib/page/page.server';

export const contactServerPage: ServerPage = {
  module: 'src/content/contact/contact-page.tsx',
  jsonLd: (_request, _answers, { publicUrl }) => ({
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: 'Contact Us',
    url: publicUrl + paths.contact,
  }),
};
