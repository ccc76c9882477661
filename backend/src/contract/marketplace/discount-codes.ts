import { z } from 'zod';
import { cents } from '../shared/amounts.js';
import { Day, GivenDay, RowId, Timestamp } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import {
  codeOf,
  MAX_CODE_LENGTH,
  MAX_DISCOUNT_CENTS,
  MAX_DISCOUNT_PERCENT,
  MAX_ORDER_CODES,
  MAX_USES,
  MIN_CODE_LENGTH,
} from './discounts.js';
import { MAX_FREE_FROM_CENTS } from './terms-limits.js';

const CODE_MESSAGE = `Please use ${MIN_CODE_LENGTH} to ${MAX_CODE_LENGTH} letters and digits.`;
const PERCENT_MESSAGE = `Please enter a percentage from 1 to ${MAX_DISCOUNT_PERCENT}.`;
const usesMessage = `Please enter a whole number from 1 to ${MAX_USES.toLocaleString('en-US')}.`;

/** What someone typed as a code; what cannot be one is not found. */
export const EnteredCode = z.string().max(100).transform(codeOf);
/** The codes of an order. */
export const EnteredCodes = z
  .array(EnteredCode)
  .max(MAX_ORDER_CODES, `Please use at most ${MAX_ORDER_CODES} discount codes.`);

/** Hundredths of a percent. */
const basisPoints = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,2}(\.\d{1,2})?$/, PERCENT_MESSAGE),
    ],
    PERCENT_MESSAGE,
  )
  .transform((percent) => Math.round(Number(percent) * 100))
  .refine((points) => points >= 100 && points <= MAX_DISCOUNT_PERCENT * 100, PERCENT_MESSAGE);

const uses = z
  .number(usesMessage)
  .int(usesMessage)
  .min(1, usesMessage)
  .max(MAX_USES, usesMessage)
  .nullable()
  .default(null);
const day = GivenDay('Please choose a day.').nullable().default(null);

const CodeFields = z.strictObject({
  code: z
    .string(CODE_MESSAGE)
    .max(100, CODE_MESSAGE)
    .transform(codeOf)
    .refine((code) => /^[A-Z0-9]+$/.test(code), CODE_MESSAGE)
    .refine(({ length }) => length >= MIN_CODE_LENGTH && length <= MAX_CODE_LENGTH, CODE_MESSAGE),
  percent: basisPoints.nullable().default(null),
  amount: cents(1, MAX_DISCOUNT_CENTS).nullable().default(null),
  /** What it is for; null for everything. */
  productIds: z
    .array(z.number().int().positive().max(999_999_999))
    .min(1, 'Please choose at least one product.')
    .max(500, 'Please choose at most 500 products.')
    .nullable()
    .default(null),
  leastGoods: cents(1, MAX_FREE_FROM_CENTS).nullable().default(null),
  /** Days where the vendor is; it starts and ends with them. */
  startsOn: day,
  endsOn: day,
  maxUses: uses,
  maxUsesEach: uses,
});

type Together = Pick<z.output<typeof CodeFields>, 'percent' | 'amount' | 'startsOn' | 'endsOn'>;

/** @returns what is wrong with a code whose fields are right one by one */
export function codeIssues(code: Together): { path: string; message: string }[] {
  const { percent, amount, startsOn, endsOn } = code;
  const isOne = (percent === null) !== (amount === null);
  const isInOrder = !startsOn || !endsOn || startsOn <= endsOn;
  return [
    ...(isOne ? [] : [{ path: 'percent', message: 'Please enter a percentage or an amount.' }]),
    ...(isInOrder ? [] : [{ path: 'endsOn', message: 'The last day can’t be before the first day.' }]),
  ];
}

function refuseWrong(code: Together, context: z.RefinementCtx): void {
  for (const { path, message } of codeIssues(code))
    context.addIssue({ code: 'custom', path: [path], message });
}

/** POST /api/vendor/discount-codes: percent or amount, and not both. */
export const DiscountCodeRequest = CodeFields.superRefine(refuseWrong);
export type DiscountCodeRequest = z.output<typeof DiscountCodeRequest>;
export type DiscountCodeInput = z.input<typeof DiscountCodeRequest>;

export const CODE_STATES = ['scheduled', 'running', 'used-up', 'ended'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** GET /api/vendor/discount-codes: the newest first. */
export const DiscountCodeView = z.object({
  id: z.number(),
  code: z.string(),
  state: z.enum(CODE_STATES),
  percent: z.number().nullable(),
  /** Dollars. */
  amount: z.number().nullable(),
  productIds: z.array(z.number()).nullable(),
  leastGoods: z.number().nullable(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  maxUses: z.number().nullable(),
  maxUsesEach: z.number().nullable(),
  /** Orders with it that are not canceled. */
  uses: z.number(),
  /** Dollars that it took off these. */
  takenOff: z.number(),
  endedAt: Timestamp.nullable(),
  /** Why our team ended it; null where they did not. */
  endedReason: z.string().nullable(),
  createdAt: Timestamp,
});
export type DiscountCodeView = z.infer<typeof DiscountCodeView>;
export const DiscountCodeList = z.array(DiscountCodeView);
export type DiscountCodeList = z.infer<typeof DiscountCodeList>;

/** What of a code is compared with what its form showed. */
export const SeenCode = seenOf(
  DiscountCodeView.pick({
    ...{ code: true, percent: true, amount: true, productIds: true, leastGoods: true, startsOn: true },
    ...{ endsOn: true, maxUses: true, maxUsesEach: true, endedAt: true },
  }),
);
export type SeenCode = z.output<typeof SeenCode>;

/**
 * PUT /api/vendor/discount-codes/{id}: all fields. With `was`, only the fields that it names are changed, and
 * only while they hold what it says (409 CHANGED_MEANWHILE); who names `endedAt` has the code run again.
 */
export const DiscountCodeUpdate = CodeFields.extend({ was: SeenCode.optional() }).superRefine(refuseWrong);
export type DiscountCodeUpdate = z.output<typeof DiscountCodeUpdate>;

export const DiscountCodeParams = z.object({ id: RowId('We couldn’t find this discount code.') });
export type DiscountCodeParams = z.infer<typeof DiscountCodeParams>;

/** GET /api/cart/discounts?codes=SPRING10,EGGS: what of them the cart's vendors take now. */
export const CartDiscountsQuery = z.object({
  codes: z
    .string('Please enter a discount code.')
    .max(1_100, 'Please enter fewer discount codes.')
    .default('')
    .transform((text) => text.split(',').map(codeOf).filter(Boolean))
    .refine(
      ({ length }) => length <= MAX_ORDER_CODES,
      `Please use at most ${MAX_ORDER_CODES} discount codes.`,
    ),
});
export type CartDiscountsQuery = z.output<typeof CartDiscountsQuery>;

export const CartDiscounts = z.object({
  /** Whether a vendor of the cart has codes at all: nobody else is asked for one. */
  isOffered: z.boolean(),
  discounts: z.array(
    z.object({
      code: z.string(),
      vendorId: z.number(),
      vendorName: z.string(),
      percent: z.number().nullable(),
      amount: z.number().nullable(),
      productIds: z.array(z.number()).nullable(),
      leastGoods: z.number().nullable(),
    }),
  ),
  /** Why the other codes cannot be used, in a sentence each. */
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type CartDiscounts = z.infer<typeof CartDiscounts>;
