import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { useMay } from '../../shared/business/use-may';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';

/** For farmers who don’t sell in the marketplace: what would be here, and how to begin. */
export function NoShopYet({ what, children }: { what: string; children: ReactNode }) {
  const { may, hasNoShop } = useMay();
  if (!hasNoShop) return children;
  return (
    <EmptyState
      heading="h2"
      picture={<EmptyArt scene="nothing-near" />}
      title={`No ${what} yet`}
      hint="Sell in the marketplace, and your customers can order and pay online."
      {...(may('edit') && {
        action: <LinkButton to={paths.vendorOnboarding}>Start selling</LinkButton>,
      })}
    />
  );
}
