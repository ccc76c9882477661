import { z } from 'zod';
import { ROLES } from '../../accounts/roles.js';
import { Timestamp } from '../../shared/schemas.js';
import { optionalZip } from '../../shared/texts.js';
import { FARM_APPLICATION_STATUSES } from '../farm-applications.js';
import { FarmListItem } from '../farms.js';

/** An application in the back office's list. */
export const AdminFarmApplicationRow = z.object({
  id: z.number(),
  farmName: z.string(),
  farmerName: z.string(),
  email: z.string(),
  phone: z.string(),
  farmAddress: z.string(),
  status: z.enum(FARM_APPLICATION_STATUSES),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  /** The username of who decided. */
  decidedBy: z.string().nullable(),
});
export type AdminFarmApplicationRow = z.infer<typeof AdminFarmApplicationRow>;

/** An application with everything that helps to decide. */
export const AdminFarmApplication = AdminFarmApplicationRow.extend({
  farmDescription: z.string(),
  productsGrown: z.string(),
  certifications: z.string().nullable(),
  experience: z.string(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  userId: z.number().nullable(),
  farmId: z.number().nullable(),
  /** As it was read from the address, with where it is; null where none could be read. */
  zipCode: z.string().nullable(),
  zipPlace: z.string().nullable(),
  /** The account that has this e-mail address. */
  account: z
    .object({ id: z.number(), username: z.string(), role: z.enum(ROLES), isLocked: z.boolean() })
    .nullable(),
  /** Other applications from the same e-mail address, the newest first. */
  others: z.array(
    z.object({
      id: z.number(),
      farmName: z.string(),
      status: z.enum(FARM_APPLICATION_STATUSES),
      createdAt: z.string(),
    }),
  ),
  /** Farms of much the same name near this ZIP code, registered or in the directory; none without one. */
  similarFarms: z.array(
    FarmListItem.pick({ id: true, name: true, city: true, state: true, distanceMiles: true }),
  ),
});
export type AdminFarmApplication = z.infer<typeof AdminFarmApplication>;

/** POST /api/admin/farm-applications/{id}/approve */
export const FarmApplicationApproval = z.strictObject({
  /** Needed where none can be read from the address. */
  zipCode: optionalZip('Please enter a five-digit ZIP code, such as 33901.'),
  isVerified: z.boolean().default(true),
});
export type FarmApplicationApproval = z.output<typeof FarmApplicationApproval>;
