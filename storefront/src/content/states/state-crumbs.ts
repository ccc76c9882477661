import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import type { ShownState } from '../shown';

/** @returns the way from the home page down to a state's */
export const stateCrumbs = ({ state }: Pick<ShownState, 'state'>): Crumb[] => [
  { name: 'Home', to: paths.home },
  { name: state },
];
