import { DEFAULT_COMMISSION_RATE } from '../../contract/marketplace/checkout.js';
import type { PayeeState } from '../../contract/marketplace/get-paid.js';
import { GUIDE_STEPS, type GuideStep } from '../../contract/marketplace/guide-steps.js';
import type { GuideStepView } from '../../contract/marketplace/selling-guide.js';
import { APPLICATION_REVIEW_DAYS } from '../../contract/shared/limits.js';
import { basisPointsOf } from '../../contract/shared/money.js';
import { paths, withQuery } from '../../contract/shared/site-paths.js';
import { failedChecks, type VendorCheckView } from '../vendors/vendor-checks.rules.js';

export interface GuideFacts {
  email: { address: string; isConfirmed: boolean; isOwn: boolean };
  farms: number;
  /** Of the newest listing; null without one. */
  listingId: number | null;
  /** Null before there is one. */
  vendor: {
    products: number;
    activeProducts: number;
    /** Whether customers can pick up at all. */
    offersPickup: boolean;
    sites: number;
    /** Pickup days to come that are held. */
    windows: number;
    payeeState: PayeeState;
    /** Whether vendors are paid here at all. */
    arePayoutsOffered: boolean;
    isApproved: boolean;
    declinedReason: string | null;
    checks: readonly VendorCheckView[];
  } | null;
}

type Vendor = NonNullable<GuideFacts['vendor']>;
/** What a step lacks; null once it is done. */
type Lack = { missing: string; to: string | null } | null;

const COMMISSION = `${(basisPointsOf(DEFAULT_COMMISSION_RATE) ?? 0) / 100}%`;
const REVIEW = `We usually review within ${APPLICATION_REVIEW_DAYS}.`;

/**
 * @returns each step with what it lacks. Whoever sells without a farm's page has done without that step, and
 *   whoever is approved may pause what they have.
 */
export function guideSteps(facts: GuideFacts): GuideStepView[] {
  return GUIDE_STEPS.map((key) => {
    const lack = LACKS[key](facts);
    return { key, isDone: lack === null, missing: lack?.missing ?? null, to: lack?.to ?? null };
  });
}

const ofVendor =
  (lackOf: (vendor: Vendor, facts: GuideFacts) => Lack) =>
  (facts: GuideFacts): Lack =>
    facts.vendor ? lackOf(facts.vendor, facts) : { missing: 'Comes after “Start selling.”', to: null };

const LACKS: Readonly<Record<GuideStep, (facts: GuideFacts) => Lack>> = {
  email: ({ email }) => {
    if (email.isConfirmed) return null;
    if (!email.isOwn) return { missing: 'The owner has to open the link that we emailed.', to: null };
    return { missing: `Open the link that we emailed to ${email.address}.`, to: null };
  },
  farm: ({ farms, vendor }) =>
    farms > 0 || vendor
      ? null
      : { missing: 'Its name, where it is and how to reach you.', to: paths.newFarm },
  start: ({ vendor }) =>
    vendor
      ? null
      : {
          missing: `Two questions: how customers get your products, and our ${COMMISSION} commission.`,
          to: paths.vendorOnboarding,
        },
  product: ofVendor(({ products, activeProducts, isApproved }, { listingId }) => {
    if (activeProducts > 0 || (isApproved && products > 0)) return null;
    if (products > 0)
      return {
        missing: 'Your products are inactive. Turn one on.',
        to: withQuery(paths.vendorDashboard, { show: 'inactive' }),
      };
    if (listingId !== null)
      return {
        missing: 'We fill it in from your listing.',
        to: withQuery(paths.newProduct, { listing: listingId }),
      };
    return { missing: 'A photo, a name, a price and how many you have.', to: paths.newProduct };
  }),
  window: ofVendor(({ offersPickup, sites, windows, isApproved }) => {
    if (!offersPickup || windows > 0 || (isApproved && sites > 0)) return null;
    return {
      missing: sites > 0 ? 'Your pickup site has no coming days.' : 'Say where and when customers pick up.',
      to: paths.vendorPickups,
    };
  }),
  payouts: ofVendor(({ payeeState, arePayoutsOffered }) => {
    if (payeeState === 'enabled' || !arePayoutsOffered) return null;
    return { missing: PAYOUT_WORDS[payeeState], to: paths.getPaid };
  }),
  approval: ofVendor(({ isApproved, declinedReason, checks }) => {
    if (isApproved) return null;
    const to = paths.vendorProfileEdit;
    if (declinedReason !== null)
      return { missing: `We couldn’t approve your business yet: ${declinedReason}`, to };
    const left = failedChecks(checks).length;
    return { missing: left === 0 ? REVIEW : `We check this list. ${REVIEW}`, to };
  }),
};

const PAYOUT_WORDS: Readonly<Record<Exclude<PayeeState, 'enabled'>, string>> = {
  none: 'So that we can send you what you earn.',
  due: 'Stripe needs a few more details before we can pay you.',
  restricted: 'Your payouts are on hold.',
};
