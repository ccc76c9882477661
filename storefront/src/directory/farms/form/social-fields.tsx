import {
  SOCIAL_LABELS,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@farmgate/backend/contract/directory/social-links';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../ui/fields/field';

type SocialPath = `socialLinks.${SocialNetwork}`;

interface SocialFieldsProps {
  field: (path: SocialPath) => UseFormRegisterReturn & { error: string | undefined };
}

const EXAMPLES: Record<SocialNetwork, string> = {
  facebook: 'facebook.com/yourfarm',
  instagram: '@yourfarm',
  x: '@yourfarm',
  youtube: 'youtube.com/@yourfarm',
  tiktok: '@yourfarm',
  pinterest: 'pinterest.com/yourfarm',
  other: 'https://',
};

/** Pages in social networks: a name or an address each. */
export function SocialFields({ field }: SocialFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">Social media</legend>
      <p className="text-sm text-soft">Add a name or an address. Shoppers will see a link to each page.</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            label={SOCIAL_LABELS[network]}
            placeholder={EXAMPLES[network]}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            optional
            {...field(`socialLinks.${network}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
