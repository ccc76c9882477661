import type { AdminVendor } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Box from '@mui/material/Box';
import { Link, useRecordContext } from 'react-admin';
import { listPath } from '../../kit/record/list-path';

/** The ways from a vendor to what belongs to it. */
export function VendorLinks() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  const links = [
    ['Products', 'products'],
    ['Stock by date', 'dated-stock'],
    ['Orders', 'fulfilments'],
    ['Pickup days', 'pickup-windows'],
    ['Pickup sites', 'pickup-sites'],
    ['Delivery zones', 'delivery-zones'],
    ['Reviews', 'reviews'],
    ['Ledger', 'ledger-entries'],
    ['Payouts', 'payouts'],
    ['Disputes', 'disputes'],
  ] as const;
  return (
    <Box
      component="nav"
      aria-label="Of this vendor"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}
    >
      {links.map(([label, resource]) => (
        <Link key={resource} to={listPath(resource, { vendorId: vendor.id })}>
          {label}
        </Link>
      ))}
      {vendor.standing === 'approved' && <a href={paths.vendor(vendor.id)}>Public profile</a>}
    </Box>
  );
}
