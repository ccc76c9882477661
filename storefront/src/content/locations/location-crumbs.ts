import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import type { ShownLocation } from './shown-location';

/** @returns the way from the home page over the state's page down to the city's */
export function locationCrumbs({ city, state, stateCode, statePage }: ShownLocation): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    ...(statePage ? [{ name: state, to: paths.location(statePage.slug) }] : []),
    { name: `${city}, ${stateCode}` },
  ];
}
