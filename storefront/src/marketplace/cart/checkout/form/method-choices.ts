import { type CheckoutMethod, LOCAL_DELIVERY_MILES } from '@farmgate/backend/contract/marketplace/checkout';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { MapPin, Package, Truck } from 'lucide-react';
import type { Choice } from './choice-cards';

export const METHODS: Record<CheckoutMethod, Omit<Choice<CheckoutMethod>, 'value'>> = {
  pickup: { label: 'Pickup', note: 'Pick up your items from each vendor.', icon: MapPin },
  local_delivery: {
    label: 'Local delivery',
    note: `Vendors deliver to you within ${LOCAL_DELIVERY_MILES} miles.`,
    icon: Truck,
  },
  shipping: { label: 'Shipping', note: 'Ships within 1-2 business days.', icon: Package },
};

export const priceText = (cents: number) => (cents === 0 ? 'Free' : dollars(cents));
