import { directionsTo, placeOn } from '../../../contract/marketplace/pickup/directions.js';
import { cutoffText, windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import { pickupWeek } from '../../../contract/marketplace/pickup/pickup-hours.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';
import type { Order } from '../../tables/order.entity.js';
import { buyerName } from '../details/order.view.js';
import { type LoadedVendorOrder, methodOf } from '../vendor-orders/load-vendor-orders.js';

type Facts = NonNullable<MailDraft['facts']>;

const HOW: Record<Order['shippingMethod'], string> = {
  pickup: 'Pickup',
  local_delivery: 'Local delivery',
  shipping: 'Shipping',
};

const addressOf = (order: Order) =>
  `${buyerName(order)}\n${order.shippingAddress}\n${order.shippingCity}, ${order.shippingState} ${order.shippingZipCode}`;

export function wayFacts(order: Order, vendorOrders: readonly LoadedVendorOrder[]): Facts {
  const isOneWay = vendorOrders.every(({ method }) => method === null);
  if (isOneWay && order.shippingMethod !== 'pickup')
    return [{ label: HOW[order.shippingMethod], value: addressOf(order) }];
  return vendorOrders.map((vendorOrder) => wayFact(order, vendorOrder));
}

function wayFact(order: Order, vendorOrder: LoadedVendorOrder): Facts[number] {
  const { vendor, handover } = vendorOrder;
  const method = methodOf(order, vendorOrder);
  if (method !== 'pickup')
    return {
      label: `${HOW[method]} from ${vendor.businessName}`,
      value: [...whenLines(vendorOrder), addressOf(order)].join('\n'),
    };
  if (handover?.site) {
    const { site, window } = handover;
    return {
      label: `Pickup from ${vendor.businessName}`,
      value: [
        ...whenLines(vendorOrder),
        site.name,
        window?.address ?? `${site.address}\n${site.city}, ${site.state} ${site.zipCode}`,
        ...[site.host && `Ask for ${site.host}.`, site.instructions, site.accessNote].filter(Boolean),
      ].join('\n'),
      link: { label: 'Get directions', url: directionsTo(placeOn(site, window)) },
    };
  }
  return {
    label: `Pickup at ${vendor.businessName}`,
    value: [
      vendor.address,
      `${vendor.city}, ${vendor.state} ${vendor.zipCode}`,
      ...pickupWeek(vendor.pickupHours),
      ...[vendor.phone, vendor.pickupNote].filter((line) => line !== null),
    ].join('\n'),
    link: { label: 'Get directions', url: directionsTo(vendor) },
  };
}

const whenLines = ({ handover, collector }: LoadedVendorOrder): string[] => [
  ...(handover?.window ? [windowText(handover.window)] : []),
  ...(collector ? [`${collector} picks it up.`] : []),
];

export function wayFactsOfVendor(order: Order, vendorOrder: LoadedVendorOrder): Facts {
  const method = methodOf(order, vendorOrder);
  const { handover } = vendorOrder;
  const who = method === 'pickup' ? (vendorOrder.collector ?? buyerName(order)) : addressOf(order);
  const place = handover?.site?.name ?? handover?.zone?.name;
  return [
    {
      label: HOW[method],
      value: [
        ...(handover?.window ? [windowText(handover.window)] : []),
        ...(place ? [place] : []),
        who,
      ].join('\n'),
    },
    ...(handover?.window
      ? [
          {
            label: 'Orders close',
            value: cutoffText(handover.window.ordersCloseAt, handover.window.timeZone),
          },
        ]
      : []),
  ];
}
