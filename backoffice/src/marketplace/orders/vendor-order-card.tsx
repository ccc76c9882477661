import { formatPricePerUnit } from '@farmgate/backend/contract/directory/prices';
import type { AdminOrder, AdminVendorOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { partsText } from '@farmgate/backend/contract/marketplace/box-words';
import { handoverLines } from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import { shortText } from '@farmgate/backend/contract/marketplace/short-row-words';
import { WEIGHT_UNIT_SIGNS } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import {
  packageTexts,
  weighedLine,
  weighedText,
} from '@farmgate/backend/contract/marketplace/weight/weight-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { Badge, dollars } from '../../kit/cells';
import { ruleName } from '../tax-rules/tax-words';
import { METHOD_WORDS, ORDER_TONES, orderState } from './order-words';
import { SmallTable } from './small-table';
import { VendorOrderActions } from './vendor-order-actions';

interface Props {
  order: AdminOrder;
  vendorOrder: AdminVendorOrder;
}

/** One vendor's part of the order: its lines, its sums, and what can be done with it. */
export function VendorOrderCard({ order, vendorOrder }: Props) {
  const tracking = [vendorOrder.carrier, vendorOrder.trackingNumber].filter(Boolean).join(' ');
  const handed = vendorOrder.handover ? handoverLines(vendorOrder.handover) : [];
  return (
    <Box
      component="section"
      aria-label={vendorOrder.vendorName}
      sx={{ mt: 3, border: 1, borderColor: 'divider', borderRadius: '12px', p: { xs: 1.5, sm: 2 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h3" component="h2">
          <Link to={`/vendors/${vendorOrder.vendorId}/show`}>{vendorOrder.vendorName}</Link>
        </Typography>
        <Badge
          value={orderState(vendorOrder.status, vendorOrder.method ?? order.shippingMethod)}
          tones={ORDER_TONES}
        />
        <Box sx={{ flex: 1 }} />
        <VendorOrderActions order={order} vendorOrder={vendorOrder} />
      </Box>
      {(vendorOrder.method ?? vendorOrder.handover) && (
        <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {[METHOD_WORDS[vendorOrder.method ?? order.shippingMethod], ...handed].join(', ')}
        </Typography>
      )}
      {tracking && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          Sent by {tracking}
        </Typography>
      )}
      <SmallTable
        label={`Items from ${vendorOrder.vendorName}`}
        heads={['Item', '>Quantity', '>Each', '>Sum']}
        rows={vendorOrder.items.map((item) => ({
          key: item.id,
          cells: [
            <>
              <Link to={`/products/${item.productId}/show`}>{item.name}</Link>
              {item.parts && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  In each: {partsText(item.parts)}
                </Typography>
              )}
              {vendorOrder.status !== 'cancelled' && <Returned item={item} />}
              <WeightOf item={item} />
              <TaxOf item={item} />
            </>,
            item.quantity,
            item.weight
              ? `${dollars(item.weight.price)} / ${WEIGHT_UNIT_SIGNS[item.weight.per]}`
              : formatPricePerUnit(item.unitPrice.toFixed(2), item.unit),
            dollars(item.totalPrice),
          ],
        }))}
      />
      {vendorOrder.short && <Missing vendorName={vendorOrder.vendorName} rows={vendorOrder.short} />}
      <Sums vendorOrder={vendorOrder} />
    </Box>
  );
}

/** What the vendor did not have, and what that was worth. */
function Missing({ vendorName, rows }: { vendorName: string; rows: NonNullable<AdminVendorOrder['short']> }) {
  return (
    <Box sx={{ mt: 2 }}>
      <SmallTable
        label={`Missing items from ${vendorName}`}
        heads={['Missing', 'Note', 'Customer told', '>Amount']}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            `${shortText(row)}${row.restocked ? ', back in stock' : ''}`,
            row.note ?? '',
            row.isTold ? 'Yes' : 'Not yet',
            `${dollars(row.amount)} ${row.isRefunded ? 'refunded' : 'less due'}`,
          ],
        }))}
      />
    </Box>
  );
}

/** How many of a line were refunded, and how many are in stock again. */
function Returned({ item }: { item: AdminVendorOrder['items'][number] }) {
  const { refunded, restocked, quantity } = item;
  const said = [
    refunded > 0 && `${refunded} of ${quantity} refunded`,
    restocked > 0 && `${restocked} back in stock`,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {said.join(', ')}
    </Typography>
  );
}

/** What a line weighs, and what it can cost at most. */
function WeightOf({ item }: { item: AdminVendorOrder['items'][number] }) {
  if (!item.weight) return null;
  const { aboutPrice, mostPrice } = item.weight;
  const weighed = weighedLine(item);
  const packages = weighed ? packageTexts(weighed, 'vendor') : [];
  const all = weighed ? weighedText(weighed) : `Not weighed yet, about ${dollars(aboutPrice)}`;
  return [
    ...packages,
    packages.length > 0 ? `At most ${dollars(mostPrice)}` : `${all}, at most ${dollars(mostPrice)}`,
  ].map((text, index) => (
    <Typography
      key={`${index} ${text}`}
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'block' }}
    >
      {text}
    </Typography>
  ));
}

/** By which rule a line was taxed; nothing at the flat rate. */
function TaxOf({ item }: { item: AdminVendorOrder['items'][number] }) {
  const { taxState, taxClass, taxPercent, tax } = item;
  if (taxState === null || taxClass === null) return null;
  const rule = ruleName({ state: taxState, taxClass });
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', color: taxPercent === null ? 'error.main' : 'text.secondary' }}
    >
      {taxPercent === null ? `No tax rule for ${rule}` : `Tax ${dollars(tax)}, ${taxPercent}% (${rule})`}
    </Typography>
  );
}

const discountLabel = ({ discountCode }: AdminVendorOrder) =>
  discountCode ? `Discount (${discountCode})` : 'Discount';

function Sums({ vendorOrder }: { vendorOrder: AdminVendorOrder }) {
  const percent = Number((Number(vendorOrder.commissionRate) * 100).toFixed(2));
  const sums: [string, string][] = [
    ['Products', dollars(vendorOrder.subtotal)],
    ...(vendorOrder.discount > 0
      ? [[discountLabel(vendorOrder), dollars(-vendorOrder.discount)] as [string, string]]
      : []),
    ['Shipping', dollars(vendorOrder.shipping)],
    ['Tax', dollars(vendorOrder.tax)],
    ['Total', dollars(vendorOrder.total)],
    ...(vendorOrder.refunded > 0 ? [['Refunded', dollars(-vendorOrder.refunded)] as [string, string]] : []),
    ...(vendorOrder.disputed > 0 ? [['Disputed', dollars(-vendorOrder.disputed)] as [string, string]] : []),
    [`Commission (${percent}%)`, dollars(-(vendorOrder.commission - vendorOrder.commissionBack))],
    ['Vendor’s balance', dollars(vendorOrder.balance)],
  ];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, mt: 1.5 }}>
      {sums.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: label === 'Total' ? 600 : 400 }}
          >
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
