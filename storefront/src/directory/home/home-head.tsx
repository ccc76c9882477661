import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { PageHead } from '../../lib/page/page-head';

export const HOME_DESCRIPTION =
  'Find local farms, farmers markets, CSAs, farm stands and u-picks near you by ZIP code. Buy farm-fresh vegetables, fruit, eggs, dairy and honey straight from the people who grow them.';

const KEYWORDS = [
  'local farms',
  'farmers markets near me',
  'farm fresh produce',
  'CSA',
  'farm stand',
  'u-pick',
  'organic vegetables',
  'farm fresh eggs',
];

export function HomeHead() {
  return (
    <PageHead
      title="Farmgate: Local Farms and Farm-Fresh Produce Marketplace"
      isWholeTitle
      description={HOME_DESCRIPTION}
      keywords={KEYWORDS}
      canonical={paths.home}
    />
  );
}
