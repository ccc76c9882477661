import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LegalPage } from './legal-page';
import { TERMS_SECTIONS } from './terms-sections';

export const TERMS_TITLE = 'Terms of Service';

/** What people agree to when they list, buy and sell here. */
export function TermsPage() {
  return (
    <LegalPage
      title={TERMS_TITLE}
      description="The rules of Farmgate: the directory, listings, buying and selling in the marketplace, prices, tax, shipping, returns and reviews."
      canonical={paths.terms}
      since="2026-11-01"
      lead="The rules for listing, buying and selling here, in plain words."
      sections={TERMS_SECTIONS}
    />
  );
}
