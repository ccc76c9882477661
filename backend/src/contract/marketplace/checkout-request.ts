import { z } from 'zod';
import { recipientPhone } from '../shared/phones.js';
import { blankOrText, longText, optionalText, requiredEmail } from '../shared/texts.js';
import { readZip } from '../shared/zip.js';
import { SELLABLE_STATES, STATE_REQUIRED } from './checkout-states.js';
import { CHECKOUT_METHODS, type CheckoutMethod, PAYMENT_METHODS } from './checkout.js';
import { EnteredCodes } from './discount-codes.js';
import { orderWays } from './pickup/order-ways.js';
import { VendorOrdersRequest } from './pickup/vendor-orders-request.js';

/** What an order needs that is sent to someone, and what is said where it is missing. */
const ADDRESS_MESSAGES = {
  address: 'Please enter your full address',
  city: 'City is required',
  state: STATE_REQUIRED,
  zipCode: 'Please enter a valid ZIP code',
} as const;
type AddressField = keyof typeof ADDRESS_MESSAGES;

/** The fields of the checkout, as they are listed. An order that is picked up needs no address. */
const CheckoutFields = z.strictObject({
  email: requiredEmail('Please enter a valid email address'),
  phone: recipientPhone(),
  firstName: longText(2, 80, 'First name is required'),
  lastName: longText(2, 80, 'Last name is required'),
  address: blankOrText(5, 200, ADDRESS_MESSAGES.address),
  city: blankOrText(2, 100, ADDRESS_MESSAGES.city),
  state: blankOrText(0, 2, STATE_REQUIRED).refine(
    (code) => code === '' || SELLABLE_STATES.includes(code),
    STATE_REQUIRED,
  ),
  zipCode: blankOrText(0, 10, ADDRESS_MESSAGES.zipCode)
    .refine((text) => text === '' || readZip(text) !== null, ADDRESS_MESSAGES.zipCode)
    .transform((text) => readZip(text) ?? text),
  shippingMethod: z.enum(CHECKOUT_METHODS, 'Please choose a shipping method').default('shipping'),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Please choose how to pay').default('credit_card'),
  specialInstructions: optionalText(1_000),
  agreeToTerms: z.literal(true, 'You must agree to the terms and conditions'),
});

const OrderFields = CheckoutFields.extend({
  /** Dollars that the screen showed; another figure is refused with what changed. May be left out. */
  total: z.number().min(0).max(100_000_000).optional(),
  /** Buys what is in the cart of this vendor alone, for carts that no single way of delivery serves. */
  vendorId: z.number().int().positive().max(999_999_999).optional(),
  /** One of each vendor at most; a code that cannot be used is refused with why. */
  discountCodes: EnteredCodes.optional(),
  /** Lines of the cart of which the buyer takes something similar where they run short. */
  substitutes: z.array(z.number().int().positive().max(999_999_999)).max(200).optional(),
  /** One of each vendor; `shippingMethod` is what they come to then. */
  shares: VendorOrdersRequest.optional(),
});

interface Sent {
  shippingMethod: CheckoutMethod;
  paymentMethod: string;
  state: string;
  shares?: readonly { vendorId: number; method: CheckoutMethod }[] | undefined;
}

/** @returns how an order goes: as it says itself, or as its vendor orders come to */
export const methodOfOrder = ({
  shippingMethod,
  shares: vendorOrders,
}: Pick<Sent, 'shippingMethod' | 'shares'>) => orderWays(shippingMethod, vendorOrders).method;

/** Says why an order cannot be sent to its state; null when it can. */
type WhyNotSentTo = (form: Pick<Sent, 'shippingMethod' | 'state'>) => string | null;

/** Rules that no field decides alone. They are said together with what is wrong with the fields. */
function withRules<Fields extends z.ZodType<Sent & Record<AddressField, string>>>(
  fields: Fields,
  whyNot: WhyNotSentTo | null,
): Fields {
  const names = Object.keys(ADDRESS_MESSAGES) as AddressField[];
  let checked = fields.refine((form) => form.paymentMethod !== 'cash' || methodOfOrder(form) === 'pickup', {
    path: ['paymentMethod'],
    message: 'Cash is for pickup only',
    when: areStillRight('shares', 'shippingMethod', 'paymentMethod'),
  });
  for (const name of names) {
    checked = checked.refine((form) => methodOfOrder(form) === 'pickup' || form[name] !== '', {
      path: [name],
      message: ADDRESS_MESSAGES[name],
      when: areStillRight(name, 'shares'),
    });
  }
  if (!whyNot) return checked;
  const why = (form: Sent) => whyNot({ ...form, shippingMethod: methodOfOrder(form) });
  return checked.refine((form) => why(form) === null, {
    path: ['state'],
    error: ({ input }) => why(input as Sent) ?? STATE_REQUIRED,
    when: areStillRight('state', 'shares'),
  });
}

/** Whether there are fields at all, and nothing is wrong with some of them yet. */
const areStillRight =
  (...names: string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => names.includes(String(path?.[0])));

/** What the form checks. It offers the states that are open; the server has the last word. */
export const CheckoutForm = withRules(CheckoutFields, null);

/**
 * POST /api/orders, with the header `Idempotency-Key`. Which states are open is known when it is called:
 * `orderRequestFor`.
 */
export const OrderRequest = withRules(OrderFields, null);
export type OrderRequest = z.output<typeof OrderFields>;

/** The same, where orders can be sent to some states. */
export const orderRequestFor = (whyNot: WhyNotSentTo) => withRules(OrderFields, whyNot);

/** In which order the fields are listed, and so what is wrong with them. */
export const ORDER_FIELDS: readonly string[] = Object.keys(OrderFields.shape);
