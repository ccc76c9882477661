import type { FarmerDashboard } from '@farmgate/backend/contract/directory/dashboard';
import { BecomeFarmer } from '../../directory/farmer-dashboard/become-farmer';
import { hasPicking } from '../../directory/farmer-dashboard/dashboard-rules';
import { JumpRow } from '../../directory/farmer-dashboard/jump-row';
import { FieldPanel } from '../../directory/field-status/own/field-panel';
import { MyMemberships } from '../../directory/market-management/membership/my-memberships';
import { YourMarkets } from '../../directory/market-management/your-markets';
import { HolidayBlock } from '../../shared/business/holiday-block';
import { RoleNote } from '../../shared/business/role-note';
import { useMay } from '../../shared/business/use-may';
import { SellingGuide } from '../../shared/selling-guide/selling-guide';
import { useOpenGuide } from '../../shared/selling-guide/use-open-guide';
import { useSession } from '../../shared/sign-in/session';
import { ClosedToday } from './closed-today';
import { OwnShares } from './own-shares';
import { ToDo } from './to-do';
import { TodaySkeleton } from './today-skeleton';

/** What there is to do now, the first steps before anything else. */
export function Today({ dashboard }: { dashboard: FarmerDashboard }) {
  const { farms, listings, confirmations } = dashboard;
  const role = useSession().me?.role;
  const { may, isKnown, hasShop } = useMay();
  const isGuided = useOpenGuide() !== null;
  const isFarmer = role === 'farmer';
  // Whether they sell decides what they see.
  if (!isKnown) return <TodaySkeleton />;
  if (!isFarmer && !hasShop && farms.length + listings.length + confirmations.length === 0)
    return <BecomeFarmer isCustomer={role === 'user'} />;
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <RoleNote />
      <JumpRow
        farms={farms.length}
        listings={listings.length}
        mayEdit={may('edit')}
        mayPost={isFarmer && may('post')}
      />
      <SellingGuide />
      <ToDo dashboard={dashboard} hasShop={hasShop} isQuiet={isGuided} />
      {hasShop && may('look') && <OwnShares />}
      <HolidayBlock />
      {may('post') && <MyMemberships only={['invited']} title="Market invitations" />}
      <YourMarkets />
      {may('post') && hasPicking(dashboard) && <FieldPanel />}
      {may('edit') && (hasShop || farms.length > 0) && <ClosedToday />}
    </div>
  );
}
