import type { ContentHubCard } from '@farmgate/backend/contract/content/content-hubs';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';

export const GUIDES_CRUMBS: readonly Crumb[] = [{ name: 'Home', to: paths.home }, { name: 'Guides' }];

/** @returns the way from the home page down to a guide */
export const guideCrumbs = ({ title }: Pick<ContentHubCard, 'title'>): Crumb[] => [
  { name: 'Home', to: paths.home },
  { name: 'Guides', to: paths.guides },
  { name: title },
];
