import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LegalPage } from './legal-page';
import { PRIVACY_SECTIONS } from './privacy-sections';

export const PRIVACY_TITLE = 'Privacy Policy';

/** What Farmgate keeps about people, and what they can do about it. */
export function PrivacyPage() {
  return (
    <LegalPage
      title={PRIVACY_TITLE}
      description="What Farmgate stores about you, which cookies it sets, who else is involved, and how you download or delete your data."
      canonical={paths.privacy}
      since="2026-11-01"
      lead="What this site keeps about you, why, and for how long. You can download all of it, and you can delete it."
      sections={PRIVACY_SECTIONS}
    />
  );
}
