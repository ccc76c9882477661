import type { FarmerDashboard } from '@farmgate/backend/contract/directory/dashboard';
import { BecomeFarmer } from '../../directory/farmer-dashboard/become-farmer';
import { figuresOf } from '../../directory/farmer-dashboard/dashboard-rules';
import { FigureRow } from '../../directory/farmer-dashboard/figure-row';
import { MyFarms } from '../../directory/farmer-dashboard/my-farms';
import { MyListings } from '../../directory/farmer-dashboard/my-listings';
import { TextsNote } from '../../directory/farmer/texts-note';
import { FieldPanel } from '../../directory/field-status/own/field-panel';
import { OwnNews } from '../../directory/news/own-news';
import { RoleNote } from '../../shared/business/role-note';
import { useMay } from '../../shared/business/use-may';
import { useSession } from '../../shared/sign-in/session';

/** Farms, listings and what is said about them. */
export function OwnFarm({ dashboard }: { dashboard: FarmerDashboard }) {
  const { farms, listings } = dashboard;
  const role = useSession().me?.role;
  const { may, isKnown } = useMay();
  const isFarmer = role === 'farmer';
  if (!isFarmer && farms.length + listings.length === 0) return <BecomeFarmer isCustomer={role === 'user'} />;
  const mayPost = isFarmer && may('post');
  const figures = figuresOf(dashboard);
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <RoleNote />
      <MyFarms farms={farms} mayPost={mayPost} mayEdit={may('edit')} />
      <MyListings listings={listings} mayPost={mayPost} />
      {figures.live + figures.views > 0 && <FigureRow figures={figures} />}
      {isKnown && may('post') && <FieldPanel />}
      {isKnown && farms.length > 0 && <OwnNews mayPost={may('post')} />}
      {isKnown && may('post') && <TextsNote />}
    </div>
  );
}
