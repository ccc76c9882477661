import type { AdminVendor } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import { pickupWeek } from '@farmgate/backend/contract/marketplace/pickup/pickup-hours';
import { stateNames } from '@farmgate/backend/contract/marketplace/state-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ReferenceField, TextField, useRecordContext } from 'react-admin';
import { dayText, dollars, Paragraphs, StatusBadge, Time, timeText, Words, words } from '../../kit/cells';
import { May } from '../../kit/may';
import { pictureSource } from '../../kit/pictures/picture-source';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { staffDay } from '../../kit/texts.rules';
import { VendorActions } from './vendor-actions';
import { VendorChecklist } from './vendor-checklist';
import { VendorLinks } from './vendor-links';
import { PAYEE_WORDS, percentOf, STANDING_TONES } from './vendor-words';

const QUEUE = { sort: { field: 'createdAt', order: 'DESC' as const }, filter: { standing: 'waiting' } };

/** One vendor: where it stands, what there is to check, what it says and sells. */
export function VendorPage() {
  return (
    <RecordPage queue={QUEUE} actions={<VendorActions />} aside={<VendorChecklist />}>
      <Decision />
      <Head />
      <VendorLinks />
      <Facts>
        <Fact label="Commission on new sales">
          <Commission />
        </Fact>
        <Fact label="Advance payouts of shares">
          <Words
            of={({ advancePercent }: AdminVendor) => (advancePercent > 0 ? `${advancePercent}%` : 'Off')}
          />
        </Fact>
        <Fact label="Farm credit">
          <Words of={({ sellsCredit }: AdminVendor) => (sellsCredit ? 'Members can buy it' : 'Off')} />
        </Fact>
        <May action="show" resource="users">
          <Fact label="Person">
            <ReferenceField source="userId" reference="users" link="show" emptyText="The account was deleted">
              <TextField source="username" />
            </ReferenceField>
          </Fact>
        </May>
        <Fact label="Email">
          <Mail />
        </Fact>
        <Fact label="Phone">
          <TextField source="phone" emptyText="–" />
        </Fact>
        <Fact label="Address">
          <Address />
        </Fact>
        <Fact label="Stripe account">
          <Words of={stripeAccount} />
        </Fact>
        <Fact label="Payouts">
          <Payouts />
        </Fact>
        <Fact label="Delivery">
          <Delivery />
        </Fact>
        <Fact label="Days off">
          <DaysOff />
        </Fact>
        <Fact label="Certifications">
          <Certifications />
        </Fact>
        <Fact label="Joined">
          <Time source="createdAt" />
        </Fact>
      </Facts>
      <Fact label="Description">
        <Paragraphs source="description" />
      </Fact>
      <Fact label="Farm story">
        <Paragraphs source="farmStory" />
      </Fact>
      <Fact label="Pickup note">
        <Paragraphs source="pickupNote" />
      </Fact>
      <Fact label="Pickup hours">
        <PickupHours />
      </Fact>
    </RecordPage>
  );
}

/** Why its products are not in the shop. */
function Decision() {
  const vendor = useRecordContext<AdminVendor>();
  if (vendor?.standing === 'suspended') {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        Suspended on {dayText(vendor.suspendedAt)}: {vendor.suspendedReason}
      </Alert>
    );
  }
  if (vendor?.standing !== 'declined') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Declined on {dayText(vendor.declinedAt)}: {vendor.declinedReason}
    </Alert>
  );
}

function Head() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  const picture = pictureSource(vendor.imageUrl);
  const figures = [
    ['Sales', dollars(vendor.sales)],
    ['Balance', dollars(vendor.balance)],
    ...(vendor.advanceOut === 0 ? [] : [['Paid ahead', dollars(vendor.advanceOut)] as const]),
    ['Open orders', vendor.openOrders],
    ['Products', vendor.productCount],
    ['Rating', vendor.rating === null ? '–' : `${vendor.rating.toFixed(1)} (${vendor.reviewCount})`],
  ] as const;
  return (
    <Box sx={{ display: 'flex', gap: 2.5, mb: 2, flexWrap: 'wrap' }}>
      {picture && (
        <Box
          component="img"
          src={picture}
          alt=""
          sx={{ width: 160, height: 120, objectFit: 'cover', borderRadius: '12px' }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h2">{vendor.businessName}</Typography>
          <StatusBadge source="standing" tones={STANDING_TONES} />
        </Stack>
        <Typography color="textSecondary">
          {vendor.city}, {vendor.state} {vendor.zipCode} · {words(vendor.farmingPractice)}
          {vendor.isDemonstration && ' · Demo'}
        </Typography>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, mt: 1.5 }}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Commission() {
  const vendor = useRecordContext<AdminVendor>();
  return vendor ? <>{percentOf(vendor.commissionRate)}%</> : null;
}

function Mail() {
  const vendor = useRecordContext<AdminVendor>();
  return vendor?.email ? <a href={`mailto:${vendor.email}`}>{vendor.email}</a> : <>–</>;
}

function Address() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  return (
    <>
      {vendor.address}, {vendor.city}, {vendor.state} {vendor.zipCode}
    </>
  );
}

/** Test payments pay out to an account without a number. */
const stripeAccount = ({ stripeAccountId, payeeState }: AdminVendor): string =>
  stripeAccountId ?? (payeeState === 'none' ? 'None' : 'Test account');

function Payouts() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  const { payeeState, payeeReason, payeeMissing, payeeAskedAt } = vendor;
  return (
    <>
      {PAYEE_WORDS[payeeState]}
      {payeeAskedAt && `, as of ${timeText(payeeAskedAt)}`}
      {payeeReason && <div>{payeeReason}</div>}
      {payeeMissing.length > 0 && <div>Stripe needs: {payeeMissing.join('; ')}</div>}
    </>
  );
}

function DaysOff() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  const today = staffDay(new Date());
  const coming = vendor.daysOff.filter(({ to }) => to >= today);
  return <>{coming.map(({ from, to }) => `${dayText(from)} – ${dayText(to)}`).join('; ') || 'None'}</>;
}

function Delivery() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  const { shippingMethods, shippingStates } = vendor;
  const where = shippingStates.length > 0 ? `; ships to ${stateNames(shippingStates)} only` : '';
  return (
    <>
      {shippingMethods.map(words).join(', ')}
      {where}
    </>
  );
}

function PickupHours() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  const week = pickupWeek(vendor.pickupHours).join('; ');
  const lines = [...vendor.pickupPlaces, ...(week ? [week] : [])];
  if (lines.length === 0) return <>Not given</>;
  return lines.map((line) => <div key={line}>{line}</div>);
}

function Certifications() {
  const vendor = useRecordContext<AdminVendor>();
  return <>{vendor?.certifications.join(', ') || '–'}</>;
}
