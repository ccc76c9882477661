import type { AdminVendor } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import { VENDOR_CHECKS } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import Box from '@mui/material/Box';
import { Ban, CalendarClock, Check, Gift, Percent, RotateCcw, X } from 'lucide-react';
import { EditButton, maxValue, minValue, NumberInput, required, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { percentOf } from './vendor-words';

/** What somebody who approves a vendor in spite of it should have read. */
function Failed({ vendor, texts }: { vendor: AdminVendor; texts: readonly string[] }) {
  return (
    <>
      Not ready yet:
      <Box component="ul" sx={{ my: 1, pl: 3, color: 'text.primary' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      Its products go on sale right away. {emailed(vendor)} The audit log keeps which checks failed.
    </>
  );
}

/** What can be done with a vendor where it stands. */
export function VendorActions() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  const { standing } = vendor;
  const failed = vendor.checks.filter(({ isFine }) => !isFine);
  const isChecked = VENDOR_CHECKS.every(({ id }) => Object.hasOwn(vendor.reviewTicks, id));
  return (
    <>
      <EditButton />
      <ActionButton
        action="set-commission"
        label="Set commission"
        icon={Percent}
        title="Set the commission"
        explanation={`Applies to new sales. Existing orders keep their rate. ${emailed(vendor)}`}
        success="Commission set."
        tells="the vendor"
        defaults={{ percent: percentOf(vendor.commissionRate) }}
        fields={
          <NumberInput
            source="percent"
            label="Percent of the product price"
            min={0}
            max={50}
            step={0.5}
            validate={[required(), minValue(0), maxValue(50)]}
          />
        }
      />
      <ActionButton
        action="set-advance"
        label="Set advance payouts"
        icon={CalendarClock}
        title="Set advance payouts"
        explanation={`What we send of card payments for CSA shares right away, less commission. Boxes use it up. Farmgate carries the risk until then. Applies to new payments. ${emailed(vendor)}`}
        success="Advance payouts set."
        tells="the vendor"
        defaults={{ percent: vendor.advancePercent }}
        fields={
          <NumberInput
            source="percent"
            label="Percent of each payment, 0 for none"
            min={0}
            max={100}
            step={1}
            validate={[required(), minValue(0), maxValue(100)]}
          />
        }
      />
      <ActionButton
        action="set-farm-credit"
        label={vendor.sellsCredit ? 'Turn off farm credit' : 'Turn on farm credit'}
        icon={Gift}
        title={vendor.sellsCredit ? 'Turn off farm credit' : 'Turn on farm credit'}
        explanation={
          vendor.sellsCredit
            ? `No one can buy more. What members have stays theirs. ${emailed(vendor)}`
            : `Members of its CSA shares can buy farm credit by card, with a bonus that the vendor chooses and pays for. ${emailed(vendor)}`
        }
        success={vendor.sellsCredit ? 'Farm credit is off.' : 'Farm credit is on.'}
        tells="the vendor"
        body={{ isOn: !vendor.sellsCredit }}
      />
      {standing === 'waiting' && (
        <ActionButton
          action="decline"
          andNext
          label="Decline for now"
          icon={X}
          title={`Decline ${vendor.businessName} for now`}
          explanation={`${emailed(vendor)} When they change their profile, it comes back here for review.`}
          asksReason
          success="Vendor declined."
          tells="the vendor"
        />
      )}
      {(standing === 'waiting' || standing === 'declined') && (
        <ActionButton
          action="approve"
          andNext
          label={failed.length > 0 ? 'Approve anyway' : 'Approve'}
          icon={Check}
          variant="contained"
          disabled={!isChecked}
          {...(failed.length > 0
            ? {
                title: `Approve ${vendor.businessName} anyway?`,
                explanation: <Failed vendor={vendor} texts={failed.map(({ missing }) => missing)} />,
                body: { despite: failed.map(({ label }) => label) },
              }
            : {})}
          success="Vendor approved. Shoppers can see its products."
          tells="the vendor"
        />
      )}
      {standing === 'approved' && (
        <ActionButton
          action="suspend"
          label="Suspend"
          icon={Ban}
          color="error"
          title={`Suspend ${vendor.businessName}`}
          explanation={`Its products leave the marketplace right away. Open orders stay and can still be shipped. Seasons of its CSA shares end, members get an email, and the farm owes them what they paid ahead. Reinstating it doesn’t bring those back. ${emailed(vendor)}`}
          asksReason
          success="Vendor suspended. Its products are hidden."
          tells="the vendor"
        />
      )}
      {standing === 'suspended' && (
        <ActionButton
          action="reinstate"
          label="Reinstate"
          icon={RotateCcw}
          variant="contained"
          title={`Reinstate ${vendor.businessName}`}
          explanation={`Its active products return to the marketplace. ${emailed(vendor)}`}
          success="Vendor reinstated. Shoppers can see its products."
          tells="the vendor"
        />
      )}
    </>
  );
}

/** The account may have been deleted. */
const emailed = ({ email }: AdminVendor) =>
  email === null ? 'The vendor has no account anymore, so no one is emailed.' : 'We email the vendor.';
