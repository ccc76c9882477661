import { z } from 'zod';
import { TIME_OF_DAY } from '../directory/hours.js';
import { DayHoursView } from '../directory/places.js';
import { Day, GivenDay } from '../shared/schemas.js';
import { GUIDE_STEPS } from './guide-steps.js';

/** What a step needs, told by what the database has. */
const GuideStepView = z.object({
  key: z.enum(GUIDE_STEPS),
  isDone: z.boolean(),
  /** What is missing, in a line; null once it is done. */
  missing: z.string().nullable(),
  /** The page where it is done; null where nothing can be done there yet. */
  to: z.string().nullable(),
});
export type GuideStepView = z.infer<typeof GuideStepView>;

/** One's own farm, as far as the form of a new vendor asks for the same. */
const GuideFarm = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** The street alone. */
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  imageUrl: z.string().nullable(),
  organicCertified: z.boolean(),
});
export type GuideFarm = z.infer<typeof GuideFarm>;

const time = z.string('Please give times as HH:MM.').regex(TIME_OF_DAY, 'Please give times as HH:MM.');

/** A weekly pickup that can be added at once. */
const FirstWindow = z.object({
  /** Whose farm it is at; null where the vendor has none, for the vendor's own address. */
  farmId: z.number().nullable(),
  placeName: z.string(),
  weekday: DayHoursView.shape.day,
  opens: z.string(),
  closes: z.string(),
  /** The end of the season; null where it goes on. */
  lastDay: Day.nullable(),
  /** The farm's own hours, rather than usual ones. */
  isFromHours: z.boolean(),
});
export type FirstWindow = z.infer<typeof FirstWindow>;

/**
 * GET /api/selling-guide: what is left to do until one sells, for the business that the signed-in person acts
 * for. Every step follows from what the database has.
 */
export const SellingGuide = z.object({
  /** All of them, in the order in which they are done. */
  steps: z.array(GuideStepView),
  /** The person does not want to see it. */
  isDismissed: z.boolean(),
  /** Staff's checklist in the same words; empty without a vendor. `isOurs`: a person looks at it. */
  checks: z.array(z.object({ label: z.string(), isFine: z.boolean(), isOurs: z.boolean() })),
  /** To fill in the form of a new vendor from, the newest first; without those that one has only claimed. */
  farms: z.array(GuideFarm),
  /** One's own listings, the newest first, to make products of. */
  listings: z.array(z.object({ id: z.number(), productName: z.string() })),
  /** Null where there is a pickup site already, or no pickup. */
  firstWindow: FirstWindow.nullable(),
});
export type SellingGuide = z.infer<typeof SellingGuide>;

/** PUT /api/selling-guide: puts it away, or back. */
export const SellingGuideChange = z.strictObject({ isDismissed: z.boolean() });
export type SellingGuideChange = z.output<typeof SellingGuideChange>;

/** POST /api/selling-guide/first-window: adds the pickup site and its weekly schedule. */
export const FirstWindowRequest = z
  .strictObject({
    farmId: z.number().int().min(1).max(999_999_999).nullable(),
    weekday: DayHoursView.shape.day,
    opens: time,
    closes: time,
    lastDay: GivenDay().nullable(),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'The closing time must be after the opening time',
  });
export type FirstWindowRequest = z.output<typeof FirstWindowRequest>;
