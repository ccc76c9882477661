import type { FarmerDashboard } from '@farmgate/backend/contract/directory/dashboard';
import { HolidayBlock } from '../../shared/business/holiday-block';
import { RoleNote } from '../../shared/business/role-note';
import { useMay } from '../../shared/business/use-may';
import { SellingGuide } from '../../shared/selling-guide/selling-guide';
import { useSession } from '../../shared/sign-in/session';
import { TextsNote } from '../farmer/texts-note';
import { FieldPanel } from '../field-status/own/field-panel';
import { NextMarketDays } from '../market-days/next-market-days';
import { MyMemberships } from '../market-management/membership/my-memberships';
import { YourMarkets } from '../market-management/your-markets';
import { OwnNews } from '../news/own-news';
import { AttentionList } from './attention-list';
import { BecomeFarmer } from './become-farmer';
import { attentionOf, figuresOf } from './dashboard-rules';
import { FigureRow } from './figure-row';
import { JumpRow } from './jump-row';
import { MyFarms } from './my-farms';
import { MyListings } from './my-listings';

/** What needs attention, how it goes, and everything that is there. */
export function Dashboard({ dashboard }: { dashboard: FarmerDashboard }) {
  const { farms, listings, confirmations } = dashboard;
  const role = useSession().me?.role;
  const { may, isKnown } = useMay();
  const isFarmer = role === 'farmer';
  if (!isFarmer && farms.length + listings.length + confirmations.length === 0)
    return <BecomeFarmer isCustomer={role === 'user'} />;
  const attention = attentionOf(dashboard);
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <RoleNote />
      <JumpRow
        farms={farms.length}
        listings={listings.length}
        mayEdit={may('edit')}
        mayPost={isFarmer && may('post')}
      />
      <SellingGuide />
      <HolidayBlock />
      {isKnown && may('post') && <FieldPanel />}
      {may('edit') && attention.length > 0 && <AttentionList attention={attention} />}
      {isKnown && may('post') && <TextsNote />}
      {(farms.length > 0 || listings.length > 0) && <FigureRow figures={figuresOf(dashboard)} />}
      {isKnown && may('post') && <MyMemberships only={['invited']} title="Market invitations" />}
      <YourMarkets />
      {isKnown && may('post') && <NextMarketDays />}
      <MyFarms farms={farms} mayPost={isFarmer && may('post')} mayEdit={may('edit')} />
      {isKnown && farms.length > 0 && <OwnNews mayPost={may('post')} />}
      <MyListings listings={listings} mayPost={isFarmer && may('post')} />
    </div>
  );
}
