/** A farm's own shares. */
import { z } from 'zod';
import { DayHoursView } from '../../directory/places.js';
import { cents } from '../../shared/amounts.js';
import { chosenId, Day, GivenDay, RowId } from '../../shared/schemas.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { MAX_CAPACITY, MAX_CRATES } from '../pickup/pickup-schedules.js';
import { PriceChoiceRequest, PriceChoiceView, SizePrices, wrongLevels } from './share-prices.js';
import {
  MAX_BOX_PRICE,
  MAX_HOLDS,
  MAX_SHARE_PAYMENTS,
  MAX_SHARE_SITES,
  MAX_SHARE_SIZES,
  MAX_SHARE_WEEKS,
  MAX_SITE_FEE,
  MAX_TRIAL_BOXES,
  SHARE_DATE_STATES,
  SHARE_HALVES,
  SHARE_RHYTHMS,
  SHARE_STATUSES,
} from './share-terms.js';
import { WorkOfferRequest, WorkOfferView } from './work-offer.js';

const whole = (min: number, max: number) => {
  const message = `Please enter a whole number from ${min} to ${max.toLocaleString('en-US')}.`;
  return z.number(message).int(message).min(min, message).max(max, message);
};
const optionalDay = z
  .union([z.literal(''), GivenDay('Please choose a date.')])
  .nullish()
  .transform((day) => day || null);

const SizeRequest = z.strictObject({
  /** Of a size that is there; left out, it is new. */
  id: chosenId('Please reload the page and try again.').nullish(),
  name: requiredText(60, 'Please name the size, such as “Regular.”'),
  description: optionalText(300),
  /** Dollars a box, as a number or text. */
  price: cents(1, MAX_BOX_PRICE),
  places: whole(0, MAX_CAPACITY),
  /** How many crates of a pickup's room a box takes; none only of an add-on. */
  crates: whole(0, MAX_CRATES).default(1),
});

const SiteRequest = z.strictObject({
  scheduleId: chosenId('Please choose a pickup from the list.'),
  /** Dollars a box that are added there. */
  fee: cents(0, MAX_SITE_FEE).default(0),
});

const RefundRequest = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('part'),
      percent: whole(1, 100),
      until: optionalDay,
      /** Dollars that the farm keeps of who cancels before the first box. */
      deposit: cents(0, MAX_BOX_PRICE).default(0),
    }),
  ],
  'Please choose what members get back who cancel.',
);

/**
 * POST /api/vendor/shares makes a draft, PUT /api/vendor/shares/{id} changes one. Of a published share only
 * name, description, sizes, `trialBoxes`, `joinUntil` and `isHidden` change (else 409 SHARE_PUBLISHED).
 */
export const SharePlanRequest = z
  .strictObject({
    /** Of an add-on its main share, whose rhythm, weekday, days and pickups it has, whatever is sent. */
    addOnToId: chosenId('Please choose one of your shares.').nullish().default(null),
    name: requiredText(120, 'Please name the share, such as “Vegetable share 2027.”'),
    description: optionalText(2_000),
    sizes: z
      .array(SizeRequest)
      .min(1, 'Please add at least one size.')
      .max(MAX_SHARE_SIZES, `Please use at most ${MAX_SHARE_SIZES} sizes.`),
    sites: z
      .array(SiteRequest)
      .min(1, 'Please choose at least one pickup.')
      .max(MAX_SHARE_SITES, `Please use at most ${MAX_SHARE_SITES} pickups.`),
    rhythm: z.enum(SHARE_RHYTHMS, 'Please choose how often there is a box.').default('weekly'),
    weekday: DayHoursView.shape.day,
    firstDay: GivenDay('Please choose the first day.'),
    lastDay: GivenDay('Please choose the last day.'),
    skippedDays: z.array(GivenDay('Please choose a date.')).max(MAX_SHARE_WEEKS).default([]),
    /** So many of the last boxes aren't paid for and go out only as holds are used. */
    includedHolds: whole(0, MAX_HOLDS).default(0),
    /** How many times a member can hold a box for credit, move one to another day, or donate one. */
    holds: z
      .strictObject({ credit: whole(0, MAX_HOLDS), shift: whole(0, MAX_HOLDS), donate: whole(0, MAX_HOLDS) })
      .default({ credit: 0, shift: 0, donate: 0 }),
    refund: RefundRequest,
    /** In how many payments a member may pay; 1 is in full. */
    payments: z
      .array(whole(1, MAX_SHARE_PAYMENTS))
      .min(1, 'Please choose at least one way to pay.')
      .max(MAX_SHARE_PAYMENTS)
      .default([1])
      .transform((counts) => [...new Set(counts)].sort()),
    /** A box waits until it's paid for, once a payment is late. */
    pausesUnpaid: z.boolean().default(false),
    /** Members may change to a cheaper size in mid-season. */
    allowsSmaller: z.boolean().default(false),
    /** Null: each size has one price. */
    priceChoice: PriceChoiceRequest.nullable().default(null),
    /** Who joins with work pays less; null where nobody can. */
    work: WorkOfferRequest.nullable().default(null),
    /** People may try that many boxes first; null where they can't. */
    trialBoxes: whole(1, MAX_TRIAL_BOXES).nullable().default(null),
    joinUntil: optionalDay,
    /** Published, but shown to nobody new: boxes go on. */
    isHidden: z.boolean().default(false),
  })
  .superRefine(({ sizes, sites, firstDay, lastDay, addOnToId, priceChoice, work, trialBoxes }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (lastDay < firstDay) refuse(['lastDay'], 'The last day can’t be before the first day.');
    if (work && work.until > lastDay)
      refuse(['work', 'until'], 'The last day to work can’t be after the last box.');
    if (addOnToId && trialBoxes !== null) refuse(['trialBoxes'], 'An add-on can’t be tried by itself.');
    const names = sizes.map(({ name }) => name.toLowerCase());
    names.forEach((name, index) => {
      if (names.indexOf(name) < index) refuse(['sizes', index, 'name'], 'Another size has this name.');
    });
    for (const { index, field, message } of wrongLevels(priceChoice, sizes))
      refuse(['priceChoice', 'levels', index, field], message);
    sizes.forEach(({ crates }, index) => {
      if (crates === 0 && !addOnToId) refuse(['sizes', index, 'crates'], 'Please enter at least 1 crate.');
    });
    const schedules = sites.map(({ scheduleId }) => scheduleId);
    schedules.forEach((id, index) => {
      if (schedules.indexOf(id) < index) refuse(['sites', index], 'Please choose each pickup once.');
    });
  });
export type SharePlanRequest = z.output<typeof SharePlanRequest>;

/** POST …/publish */
export const PublishShareRequest = z.strictObject({
  /** Of a next season: through this day the places of members are kept. Without it, nobody is asked. */
  renewUntil: optionalDay,
});
export type PublishShareRequest = z.output<typeof PublishShareRequest>;

export const RefundRuleView = z.union([
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('part'),
    percent: z.number(),
    until: Day.nullable(),
    deposit: z.number(),
  }),
]);

export const HoldsView = z.object({ credit: z.number(), shift: z.number(), donate: z.number() });

/** What farm and shoppers both see of a share. Money is dollars. */
export const SHARE_FIELDS = {
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  rhythm: z.enum(SHARE_RHYTHMS),
  weekday: DayHoursView.shape.day,
  firstDay: Day,
  lastDay: Day,
  includedHolds: z.number(),
  holds: HoldsView,
  refund: RefundRuleView,
  payments: z.array(z.number()),
  pausesUnpaid: z.boolean(),
  allowsSmaller: z.boolean(),
  priceChoice: PriceChoiceView.nullable(),
  work: WorkOfferView.nullable(),
  /** So many boxes can be tried before joining for the season; null where none can. */
  trialBoxes: z.number().nullable(),
  joinUntil: Day.nullable(),
};

export const SharePlanView = z.object({
  ...SHARE_FIELDS,
  /** Of an add-on its main share. */
  addOnTo: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Its own, drafts and ended ones as well. */
  addOns: z.array(z.object({ id: z.number(), name: z.string(), status: z.enum(SHARE_STATUSES) })),
  /** The share whose next season it is. */
  renewsId: z.number().nullable(),
  /** Through when the places of that one's members are kept. */
  renewUntil: Day.nullable(),
  status: z.enum(SHARE_STATUSES),
  isHidden: z.boolean(),
  skippedDays: z.array(Day),
  sizes: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string().nullable(),
      price: z.number(),
      prices: SizePrices,
      places: z.number(),
      taken: z.number(),
      crates: z.number(),
    }),
  ),
  sites: z.array(
    z.object({
      scheduleId: z.number(),
      siteId: z.number(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      fee: z.number(),
      /** "Thursdays, 4 to 7 PM. Order by Tuesday, 6 PM." */
      usual: z.string(),
    }),
  ),
  /** Of a draft as they would be, without ids. */
  dates: z.array(
    z.object({
      id: z.number().nullable(),
      date: Day,
      half: z.enum(SHARE_HALVES).nullable(),
      state: z.enum(SHARE_DATE_STATES),
      reason: z.string().nullable(),
    }),
  ),
  /** Members with boxes to come. */
  members: z.number(),
});
export type SharePlanView = z.infer<typeof SharePlanView>;

/** GET /api/vendor/shares: the newest season first. */
export const SharePlanList = z.array(
  SharePlanView.pick({
    ...{ id: true, name: true, status: true, isHidden: true, firstDay: true, lastDay: true },
    ...{ sizes: true, members: true, addOnTo: true },
  }),
);
export type SharePlanList = z.infer<typeof SharePlanList>;

export const ShareParams = z.object({ id: RowId('We couldn’t find this share.') });
export type ShareParams = z.infer<typeof ShareParams>;
