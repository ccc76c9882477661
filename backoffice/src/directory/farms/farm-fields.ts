import type { AdminFarm, MergeField } from '@farmgate/backend/contract/directory/admin/farms.admin';
import { FEATURE_LABELS, PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { shownSocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { words } from '../../kit/cells';
import { openLines } from '../../kit/hours.rules';
import type { ComparedField } from '../parts/comparison';
import { placeText } from '../parts/words';

type Compared = Omit<
  Pick<
    AdminFarm,
    | 'name'
    | 'description'
    | 'address'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'latitude'
    | 'longitude'
    | 'isApproximate'
    | 'email'
    | 'phone'
    | 'website'
    | 'socialLinks'
    | 'kind'
    | 'productTypes'
    | 'activities'
    | 'features'
    | 'organicCertified'
    | 'seasons'
    | 'exceptions'
    | 'businessStatus'
  >,
  'zipCode' | 'description'
> & { zipCode: string | null; description: string | null };

const sorted = (list: readonly string[]) => [...list].sort().map(words).join(', ');
const position = ({ latitude, longitude, isApproximate }: Compared) =>
  isApproximate ? 'Center of its ZIP code' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

type Shown = Exclude<MergeField, 'owner'>;
const SHOWN: Record<Shown, { label: string; text: (farm: Compared) => string }> = {
  name: { label: 'Name', text: ({ name }) => name },
  place: {
    label: 'Place',
    text: (farm) =>
      [farm.address, farm.address.includes(farm.zipCode ?? '?') ? '' : placeText(farm), position(farm)]
        .filter(Boolean)
        .join('\n'),
  },
  phone: { label: 'Phone', text: ({ phone }) => phone ?? '' },
  email: { label: 'Email', text: ({ email }) => email ?? '' },
  website: { label: 'Website', text: ({ website }) => website ?? '' },
  socialLinks: {
    label: 'Social media',
    text: ({ socialLinks }) =>
      shownSocialLinks(socialLinks)
        .map(({ href }) => href)
        .join('\n'),
  },
  kind: { label: 'Kind', text: ({ kind }) => PLACE_KIND_LABELS[kind] },
  businessStatus: { label: 'Business', text: ({ businessStatus }) => words(businessStatus.toLowerCase()) },
  productTypes: { label: 'Products', text: ({ productTypes }) => sorted(productTypes) },
  activities: { label: 'Activities', text: ({ activities }) => sorted(activities) },
  features: {
    label: 'Features',
    text: ({ features }) =>
      features
        .map((feature) => FEATURE_LABELS[feature])
        .sort()
        .join(', '),
  },
  organicCertified: {
    label: 'Organic',
    text: ({ organicCertified }) => (organicCertified ? 'Certified' : 'No'),
  },
  seasons: { label: 'Open', text: (farm) => openLines(farm).join('\n') },
  description: { label: 'Description', text: ({ description }) => description ?? '' },
};

/** @returns two records of a farm field by field, as people read them */
export const comparedFields = (left: Compared, right: Compared): ComparedField[] =>
  Object.entries(SHOWN).map(([key, { label, text }]) => ({
    key,
    label,
    left: text(left),
    right: text(right),
  }));

/** @returns who has a farm, and whether it is verified, in words */
export const ownerText = ({ ownerName, ownerEmail, verification }: AdminFarm) =>
  `${ownerName ? `${ownerName}\n${ownerEmail ?? ''}` : 'Unclaimed'}\n${words(verification)}`;
