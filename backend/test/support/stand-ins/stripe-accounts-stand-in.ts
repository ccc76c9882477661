import { randomBytes } from 'node:crypto';
import type { SeenRequest } from './stand-in.js';
import { invalid, missing, Refused } from './stripe-refusal.js';

interface Account {
  id: string;
  object: 'account';
  type: 'express';
  capabilities: { transfers: 'active' | 'inactive' | 'pending' };
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  metadata: Record<string, string>;
  requirements: {
    currently_due: string[];
    past_due: string[];
    disabled_reason: string | null;
    current_deadline: number | null;
  };
}

const FIRST = ['business_type', 'external_account', 'individual.dob.day', 'tos_acceptance.date'];

/** Connected accounts as far as the product uses them. */
export class StripeAccountsStandIn {
  readonly accounts = new Map<string, Account>();
  /** Links that were made, by account. */
  readonly links: { account: string; url: string; refresh_url: string; return_url: string }[] = [];
  private readonly gone = new Set<string>();

  constructor(private readonly baseUrl: () => string) {}

  /** The account of a vendor; the last one that was made. */
  of(vendorId: number): Account {
    const own = [...this.accounts.values()].filter(({ metadata }) => metadata['vendor'] === String(vendorId));
    const last = own.at(-1);
    if (!last) throw new Error(`Vendor ${vendorId} has no account.`);
    return last;
  }

  /** The vendor has told Stripe everything. */
  enable(id: string): void {
    this.set(id, { transfers: 'active', payouts: true, due: [], reason: null });
  }

  /** Stripe wants to know more, and stops payouts until then. */
  restrict(id: string, reason: string, due: string[] = []): void {
    this.set(id, { transfers: 'inactive', payouts: false, due, reason });
  }

  /** The account is deleted, or has disconnected us. */
  remove(id: string): void {
    this.accounts.delete(id);
    this.gone.add(id);
  }

  /** @returns why money cannot go to an account; null where it can */
  refusalOf(id: string): Refused | null {
    if (this.gone.has(id)) return invalid('account_invalid', `No such destination: ${id}`);
    const account = this.accounts.get(id);
    if (!account || account.capabilities.transfers === 'active') return null;
    return invalid(
      'insufficient_capabilities_for_transfer',
      'The destination needs the transfers capability.',
    );
  }

  /** @returns null for what is not about accounts */
  route({ method, path }: SeenRequest, form: URLSearchParams): object | null {
    if (method === 'POST' && path === '/v1/accounts') return this.create(form);
    if (method === 'POST' && path === '/v1/account_links') return this.link(form);
    const [, id = '', login] = /^\/v1\/accounts\/([^/]+)(\/login_links)?$/.exec(path) ?? [];
    if (!id) return null;
    const account = this.find(id);
    if (!login) return account;
    if (!account.details_submitted) throw invalid('account_invalid', 'Onboarding is not finished.');
    return { object: 'login_link', url: `${this.baseUrl()}/express/${id}` };
  }

  private create(form: URLSearchParams): Account {
    if (form.get('type') !== 'express' || form.get('capabilities[transfers][requested]') !== 'true')
      throw invalid('parameter_missing', 'An express account with transfers is expected.');
    const account: Account = {
      id: `acct_${randomBytes(8).toString('hex')}`,
      object: 'account',
      type: 'express',
      capabilities: { transfers: 'inactive' },
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      metadata: { vendor: form.get('metadata[vendor]') ?? '' },
      requirements: {
        currently_due: [...FIRST],
        past_due: [],
        disabled_reason: 'requirements.past_due',
        current_deadline: null,
      },
    };
    this.accounts.set(account.id, account);
    return account;
  }

  private link(form: URLSearchParams): object {
    const [account = '', refresh_url = '', return_url = ''] = ['account', 'refresh_url', 'return_url'].map(
      (name) => form.get(name) ?? '',
    );
    this.find(account);
    const areGiven = [refresh_url, return_url].every((url) => /^https?:/.test(url));
    if (form.get('type') !== 'account_onboarding' || !areGiven)
      throw invalid('url_invalid', 'Not a valid URL');
    const url = `${this.baseUrl()}/setup/s/${this.links.length + 1}`;
    this.links.push({ account, url, refresh_url, return_url });
    return { object: 'account_link', url, created: 0, expires_at: 300 };
  }

  /** An account that a test wrote down by hand is an enabled one. */
  private find(id: string): Account {
    if (this.gone.has(id)) {
      const message = `The provided key does not have access to account '${id}' (or that account does not exist).`;
      throw new Refused(403, { error: { type: 'invalid_request_error', code: 'account_invalid', message } });
    }
    const known = this.accounts.get(id);
    if (known) return known;
    if (!id.startsWith('acct_')) throw missing(id);
    this.create(new URLSearchParams({ type: 'express', 'capabilities[transfers][requested]': 'true' }));
    const made = [...this.accounts.values()].at(-1) as Account;
    this.accounts.delete(made.id);
    this.accounts.set(id, { ...made, id });
    this.enable(id);
    return this.find(id);
  }

  private set(
    id: string,
    now: { transfers: 'active' | 'inactive'; payouts: boolean; due: string[]; reason: string | null },
  ): void {
    const account = this.find(id);
    account.capabilities.transfers = now.transfers;
    account.payouts_enabled = now.payouts;
    account.details_submitted = true;
    account.requirements.currently_due = now.due;
    account.requirements.disabled_reason = now.reason;
  }
}
