import { sharesNearQuery } from '../../shared/shares/shares-near-query';
import { finderServerPage } from '../finder/finder-page.server';
import { CSA_FINDER, CSA_GUIDE } from './csa-finder';
import { hubPlacesQuery } from './hub-places-query';

export const csaServerPage = finderServerPage({
  module: 'src/directory/kinds/csa-page.tsx',
  finder: CSA_FINDER,
  near: (zipCode, { radius }) => [sharesNearQuery(zipCode, radius)],
  invitation: () => [hubPlacesQuery(CSA_GUIDE)],
});
