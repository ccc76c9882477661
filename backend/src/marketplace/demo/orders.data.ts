import type { CheckoutMethod, PaymentMethod } from '../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../contract/marketplace/order-status.js';

/** What one demonstration order is like. */
export interface OrderPlan {
  status: OrderStatus;
  daysAgo: number;
  /** How many vendors it buys from. */
  vendors: number;
  method: CheckoutMethod;
  payment: PaymentMethod;
}

const plan = (
  status: OrderStatus,
  daysAgo: number,
  vendors = 1,
  method: CheckoutMethod = 'shipping',
  payment: PaymentMethod = 'credit_card',
): OrderPlan => ({ status, daysAgo, vendors, method, payment });

export const PLANS: readonly OrderPlan[] = [
  plan('pending', 0.1),
  plan('pending', 0.3, 2),
  plan('pending', 0.6, 1, 'pickup', 'cash'),
  plan('confirmed', 1),
  plan('confirmed', 1.4, 1, 'pickup', 'cash'),
  plan('confirmed', 2, 3),
  plan('shipped', 3),
  plan('shipped', 4, 2, 'shipping', 'paypal'),
  plan('cancelled', 5),
  ...[6, 8, 9, 12, 14, 15, 17, 20, 23, 24, 27, 30, 33, 38, 41, 45, 52, 58, 63, 70, 78, 85].map(
    (daysAgo, index) =>
      index % 4 === 3
        ? plan('delivered', daysAgo, 1, 'pickup', 'cash')
        : plan('delivered', daysAgo, 1 + (index % 2), 'shipping', index % 5 === 0 ? 'paypal' : 'credit_card'),
  ),
  plan('cancelled', 47, 1, 'pickup', 'cash'),
];

const buyer = (
  firstName: string,
  lastName: string,
  street: string,
  city: string,
  state: string,
  zipCode: string,
) => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@demo.farmgate.example`.toLowerCase(),
  phone: '239-555-0190',
  shippingAddress: street,
  shippingCity: city,
  shippingState: state,
  shippingZipCode: zipCode,
});

export const BUYERS = [
  buyer('Sam', 'Rivers', '12 Harbor Street', 'Fort Myers', 'FL', '33901'),
  buyer('Joan', 'Whitlock', '480 Cypress Lane', 'Naples', 'FL', '34102'),
  buyer('Tomas', 'Ibarra', '77 Pecan Court', 'Austin', 'TX', '78704'),
  buyer('Priya', 'Nair', '5 Alder Walk', 'Sacramento', 'CA', '95814'),
  buyer('Walter', 'Doyle', '210 Hudson Row', 'Albany', 'NY', '12207'),
] as const;

export const COMMENTS = [
  { rating: 5, text: 'Arrived cold and crisp. We ate half of it standing in the kitchen.' },
  { rating: 5, text: 'Better than what we get in town, and packed with care.' },
  { rating: 4, text: 'Very good. One was a little bruised, the rest were perfect.' },
  { rating: 5, text: 'Second order, same quality. The note from the farm made my day.' },
  { rating: 3, text: 'Tasty, but it came two days later than I had hoped.' },
  { rating: 5, text: 'You can tell that it was picked the day before.' },
  { rating: 4, text: 'Good size and a fair price. I would like a bigger box.' },
] as const;
