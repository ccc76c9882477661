import { z } from 'zod';
import { requiredPhone } from '../shared/phones.js';
import { Timestamp } from '../shared/schemas.js';
import { requiredEmail, requiredText } from '../shared/texts.js';

const EMAIL_MESSAGE = 'Please enter a valid email address';

/** POST /api/farm-applications */
export const FarmApplicationRequest = z.strictObject({
  farmerName: requiredText(120, 'Please enter your full name'),
  email: requiredEmail(EMAIL_MESSAGE),
  phone: requiredPhone('Please enter your phone number'),
  farmName: requiredText(160, 'Please enter the name of your farm'),
  farmAddress: requiredText(300, 'Please enter the full address of your farm'),
  farmDescription: requiredText(4_000, 'Please describe your farm in a sentence or two'),
  productsGrown: requiredText(2_000, 'Please tell us what you grow'),
  certifications: z
    .string()
    .max(1_000, 'Please use at most 1,000 characters.')
    .transform((text) => text.replaceAll('\0', '').trim())
    .default(''),
  experience: requiredText(200, 'Please tell us how long you have been farming'),
});
/** As a form fills it in. */
export type FarmApplicationInput = z.input<typeof FarmApplicationRequest>;
export type FarmApplicationRequest = z.output<typeof FarmApplicationRequest>;

export const FARM_APPLICATION_STATUSES = ['new', 'approved', 'declined'] as const;

/** What the applicant learns: that it has arrived. */
export const FarmApplicationReceipt = z.object({
  id: z.number(),
  status: z.enum(FARM_APPLICATION_STATUSES),
  createdAt: Timestamp,
});
export type FarmApplicationReceipt = z.infer<typeof FarmApplicationReceipt>;
