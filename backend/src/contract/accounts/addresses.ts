import { z } from 'zod';
import { recipientPhone } from '../shared/phones.js';
import { FormZip, RowId, Timestamp } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { STATE_NAMES } from '../shared/states.js';
import { longText, requiredText } from '../shared/texts.js';

/** POST /api/account/addresses: somebody to send something to. */
export const AddressRequest = z.strictObject({
  firstName: longText(2, 80, 'First name is required'),
  lastName: longText(2, 80, 'Last name is required'),
  phone: recipientPhone(),
  address: longText(5, 200, 'Please enter your full address'),
  city: longText(2, 100, 'City is required'),
  state: requiredText(2, 'State is required').refine(
    (code) => Object.hasOwn(STATE_NAMES, code),
    'Please choose a state from the list.',
  ),
  zipCode: FormZip,
});
export type AddressRequest = z.output<typeof AddressRequest>;

/** A saved address, as its own person sees it. */
export const AddressView = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  createdAt: Timestamp,
});
export type AddressView = z.infer<typeof AddressView>;

/** What of an address is compared with what its form showed. */
export const SeenAddress = seenOf(AddressView.omit({ id: true, createdAt: true }));

/**
 * PUT /api/account/addresses/{id}: with `was`, only the fields that it names are changed, and only while they
 * hold what it says (409 CHANGED_MEANWHILE).
 */
export const AddressUpdate = AddressRequest.extend({ was: SeenAddress.optional() });
export type AddressUpdate = z.output<typeof AddressUpdate>;

/** GET /api/account/addresses, the newest first. */
export const AddressList = z.array(AddressView);
export type AddressList = z.infer<typeof AddressList>;

export const AddressParams = z.object({ id: RowId('The address could not be found.') });
export type AddressParams = z.infer<typeof AddressParams>;
