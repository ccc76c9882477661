import type { OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { Hourglass } from 'lucide-react';
import { DraftNote } from '../draft-note';

/** What has to wait until staff have verified the claim, as it is now. */
export function UnderReview({ farm }: { farm: OwnFarmView }) {
  const facts = [
    ['Farm name', farm.name],
    ['Address', `${farm.address} (ZIP code ${farm.zipCode})`],
    ['Type', PLACE_KIND_LABELS[farm.kind]],
    ['Email', farm.email],
    ['Phone', farm.phone],
    ['Website', farm.website],
    ...shownSocialLinks(farm.socialLinks).map(({ label, href }) => [label, href] as const),
  ];
  return (
    <section
      aria-labelledby="under-review"
      className="flex flex-col gap-4 rounded-card border-2 border-sun bg-card p-5"
    >
      <h2 id="under-review" className="flex items-center gap-2.5 text-lg">
        <Hourglass aria-hidden size={18} className="shrink-0" />
        We’re checking your claim
      </h2>
      <p className="max-w-measure text-sm">
        For now you can add photos, hours and a description. Once we’ve verified your claim, you can change
        everything else and post listings. We’ll email you.
      </p>
      <DraftNote />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value ?? 'Not listed yet'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
