import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { cutText } from '@farmgate/backend/contract/shared/cut-text';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { rhythmText, seasonText } from '../../../shared/shares/share-words';
import type { Crumb } from '../../../ui/navigation/breadcrumbs';
import { amountText } from '../../parts/amount-text';

/** @returns the id at the end of "vegetable-share-12"; the name before it is for people */
export const shareIdOf = (slug: string | undefined): string => /\d+$/.exec(slug ?? '')?.[0] ?? '0';

/** @returns the way from the home page down to a share */
export const shareCrumbs = ({ name }: Pick<ShareView, 'name'>): Crumb[] => [
  { name: 'Home', to: paths.home },
  { name: 'CSA shares', to: paths.csa() },
  { name },
];

/** @returns the smallest price of a box with the least fee of a site, in dollars */
export const priceFrom = ({ sizes, sites }: Pick<ShareView, 'sizes' | 'sites'>): number =>
  Math.min(...sizes.map(({ price }) => price)) + Math.min(...sites.map(({ fee }) => fee));

/** @returns title and description of a share's page */
export function shareMeta(share: ShareView) {
  const { name, description, vendor } = share;
  const facts = `${rhythmText(share)}, ${seasonText(share)}, from ${amountText(priceFrom(share))} a box.`;
  return {
    title: `${name} - ${vendor.name}`,
    description: cutText(
      `${facts} ${description ?? ''}`.replace(/\s+/g, ' ').trim(),
      META_DESCRIPTION_LENGTH,
    ),
    keywords: [name, vendor.name, 'CSA', 'farm share', `CSA ${vendor.city}, ${vendor.state}`],
  };
}
