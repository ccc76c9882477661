import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { NewPayee, PayeeProvider, PayeeReturn, ProviderAccount } from './payee-provider.js';
import { orMissing, refusing } from './stripe-calls.js';

export class StripeConnect implements PayeeProvider {
  readonly name = 'stripe';

  constructor(private readonly stripe: Stripe) {}

  /** Keys are forgotten after a day. An account that was made twice has no money and no details. */
  create({ vendorId, businessName, email, website, key }: NewPayee): Promise<ProviderAccount> {
    return refusing(async () =>
      read(
        await this.stripe.accounts.create(
          {
            type: 'express',
            country: 'US',
            ...(email === null ? {} : { email }),
            capabilities: { transfers: { requested: true } },
            business_profile: { name: businessName, ...(website === null ? {} : { url: website }) },
            metadata: { vendor: String(vendorId) },
          },
          { idempotencyKey: key },
        ),
      ),
    );
  }

  async find(accountId: string): Promise<ProviderAccount | null> {
    const account = await orMissing(() => this.stripe.accounts.retrieve(accountId));
    // What Stripe says of a deleted account is not in its types.
    return account === null || (account as { deleted?: boolean }).deleted ? null : read(account);
  }

  /** Links work once, so each has a key of its own. */
  link(accountId: string, isEnabled: boolean, { returnUrl, refreshUrl }: PayeeReturn): Promise<string> {
    const key = { idempotencyKey: `link-${randomUUID()}` };
    return refusing(async () => {
      if (isEnabled) return (await this.stripe.accounts.createLoginLink(accountId, {}, key)).url;
      const { url } = await this.stripe.accountLinks.create(
        { account: accountId, refresh_url: refreshUrl, return_url: returnUrl, type: 'account_onboarding' },
        key,
      );
      return url;
    });
  }
}

function read({
  id,
  capabilities,
  payouts_enabled,
  details_submitted,
  requirements,
}: Stripe.Account): ProviderAccount {
  const deadline = requirements?.current_deadline ?? null;
  return {
    id,
    areTransfersActive: capabilities?.transfers === 'active',
    arePayoutsEnabled: payouts_enabled,
    isSubmitted: details_submitted,
    currentlyDue: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    disabledReason: requirements?.disabled_reason ?? null,
    dueBy: deadline === null ? null : new Date(deadline * 1_000),
  };
}
