import type Stripe from 'stripe';
import type { PayeeState } from '../../../contract/marketplace/get-paid.js';
import type { ProviderAccount } from '../gateways/payee-provider.js';

type Asked = Pick<
  ProviderAccount,
  'areTransfersActive' | 'arePayoutsEnabled' | 'isSubmitted' | 'disabledReason'
>;

/** Why Stripe closes an account that may never have been open. */
const REFUSED = /^(rejected\.|listed$|platform_paused$|under_review$|other$)/;

/** @param wasEnabled whether payouts were sent to it before */
export function payeeStateOf(account: Asked, wasEnabled: boolean): Exclude<PayeeState, 'none'> {
  if (account.arePayoutsEnabled && account.areTransfersActive) return 'enabled';
  if (wasEnabled || REFUSED.test(account.disabledReason ?? '')) return 'restricted';
  return 'due';
}

/** Those that Stripe's API names; the compiler says which sentence is missing once it names more. */
type DisabledReason = Stripe.Account.Requirements.DisabledReason;

export const REASONS: Readonly<Record<DisabledReason, string>> = {
  'requirements.past_due': 'Stripe stopped your payouts because a detail it asked for is overdue.',
  'requirements.pending_verification': 'Stripe is checking your details. This usually takes a day or two.',
  under_review: 'Stripe is reviewing your account. You don’t need to do anything.',
  listed: 'Stripe is checking whether your details match a list of blocked people or businesses.',
  platform_paused: 'Farmgate paused your payouts. Please contact us.',
  'rejected.fraud': 'Stripe closed your account. Please contact us.',
  'rejected.incomplete_verification': 'Stripe couldn’t verify your details and closed your account.',
  'rejected.listed': 'Stripe closed your account. Please contact us.',
  'rejected.other': 'Stripe closed your account. Please contact us.',
  'rejected.platform_fraud': 'Farmgate closed your account because of suspected fraud. Please contact us.',
  'rejected.platform_other': 'Farmgate closed your account. Please contact us.',
  'rejected.platform_terms_of_service':
    'Farmgate closed your account for breaking our terms. Please contact us.',
  'rejected.terms_of_service': 'Stripe closed your account for breaking its terms. Please contact us.',
  'action_required.requested_capabilities': 'Stripe needs you to finish setting up transfers.',
  other: 'Stripe is reviewing your account. You don’t need to do anything.',
};

/** @returns why payouts do not run, in a sentence; null where what is missing says it all */
export function payeeReasonOf(
  state: PayeeState,
  {
    disabledReason,
    isSubmitted,
    missing,
  }: { disabledReason: string | null; isSubmitted: boolean; missing: number },
): string | null {
  if (state === 'none' || state === 'enabled') return null;
  const known = disabledReason === null ? undefined : REASONS[disabledReason as DisabledReason];
  if (known !== undefined) return known;
  if (state === 'restricted') return 'Stripe stopped your payouts.';
  return isSubmitted && missing === 0
    ? 'Stripe is checking your details. This usually takes a day or two.'
    : null;
}
