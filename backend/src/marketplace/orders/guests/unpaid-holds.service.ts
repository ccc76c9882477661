import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { GUEST_ORDERS_KEY } from '../../../contract/backoffice/settings.admin.js';
import type { PaymentMethod } from '../../../contract/marketplace/checkout.js';
import { GUEST_ORDER_LIMITS, type GuestOrderLimits } from '../../../contract/marketplace/guest-orders.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { mailboxKey } from '../../../platform/mail/mailbox.rules.js';
import { lockKeys } from '../../tables/locks.sql.js';
import { CONFIRM_ORDER_MAIL, confirmOrderTyped } from '../mails/order-mails.js';
import { deviceOf, EmailFirst, type Placer } from './email-first.service.js';
import { isAboveVendorOrder, isNearVendor, isTooMuch, type WantedThing } from './unpaid-holds.rules.js';
import { type CountedFor, countUnpaid, heldThings, type Unpaid } from './unpaid-holds.sql.js';

export interface Wanted {
  paymentMethod: PaymentMethod;
  /** Items by vendor id. */
  units: ReadonlyMap<number, number>;
  things: readonly WantedThing[];
}

export interface Hold {
  /** For so many minutes a cash order waits for its buyer; null for one that doesn't. */
  minutes: number | null;
  /** The hash of the network that it is placed from, while it is counted. */
  networkKey: string | null;
}

export const UNCOUNTED: Hold = { minutes: null, networkKey: null };

/** Nobody is turned away: who wants to hold more unpaid confirms their email first. */
@Injectable()
export class UnpaidHolds {
  /** Off for measurements alone; cash orders are counted all the same, but for their networks. */
  private readonly isLimiting: boolean;

  constructor(
    private readonly users: UsersService,
    private readonly mail: MailOutbox,
    private readonly emailFirst: EmailFirst,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.isLimiting = server.rateLimit;
  }

  /** Others of the same email, device, network or attempt wait. Call it before locking products. */
  async lock(
    tx: EntityManager,
    placer: Placer,
    { paymentMethod }: Pick<Wanted, 'paymentMethod'>,
    attempt: string | null = null,
  ): Promise<void> {
    const keys = this.isLimiting || paymentMethod === 'cash' ? this.keysOf(placer) : [];
    if (keys.length > 0 || attempt !== null) await fetchRows(tx, lockKeys, [keys, attempt]);
  }

  /** Products, codes and windows are locked. @throws CONFIRM_EMAIL_FIRST, TOO_MANY_EMAILS */
  async allow(tx: EntityManager, placer: Placer, wanted: Wanted): Promise<Hold> {
    const isCash = wanted.paymentMethod === 'cash';
    if (isCash ? await this.isKnown(tx, placer) : !this.isLimiting) return UNCOUNTED;
    const networkKey = this.networkKeyOf(placer);
    const { email, buyer } = placer;
    const whose: CountedFor = [mailboxKey(email), buyer.guestKey, buyer.userId, networkKey];
    const { open, limits } = await count(tx, whose, wanted);
    if (await isMore(tx, whose, wanted, { open, limits })) {
      if (!(await this.emailFirst.use(tx, placer))) throw new DomainError('CONFIRM_EMAIL_FIRST');
      return isCash ? UNCOUNTED : { minutes: null, networkKey };
    }
    if (!isCash) return { minutes: null, networkKey };
    const link = { kind: CONFIRM_ORDER_MAIL, to: email, typed: confirmOrderTyped(networkKey) };
    if (await this.mail.hasEnough(tx, link)) throw new DomainError('TOO_MANY_EMAILS');
    return { minutes: limits.confirmMinutes, networkKey };
  }

  private keysOf(placer: Placer): string[] {
    const keys = [`email ${mailboxKey(placer.email)}`, `device ${deviceOf(placer.buyer)}`];
    const networkKey = this.networkKeyOf(placer);
    return networkKey === null ? keys : [...keys, `network ${networkKey}`];
  }

  private isKnown(tx: EntityManager, { buyer: { userId } }: Placer): Promise<boolean> {
    return userId === null ? Promise.resolve(false) : this.users.hasConfirmedEmail(tx, userId);
  }

  private networkKeyOf({ address }: Placer): string | null {
    const network = this.mail.network(address);
    return network && createHash('sha256').update(network).digest('base64url');
  }
}

interface Counted {
  open: Unpaid;
  limits: GuestOrderLimits;
}

async function count(tx: EntityManager, whose: CountedFor, { units }: Wanted): Promise<Counted> {
  const vendorIds = [...units.keys()];
  const read = async (): Promise<Counted> => {
    const [open] = await fetchRows(tx, countUnpaid, [...whose, vendorIds, GUEST_ORDERS_KEY]);
    if (!open) throw new Error('Nothing was counted.');
    return { open, limits: { ...GUEST_ORDER_LIMITS, ...(open.setting as Partial<GuestOrderLimits> | null) } };
  };
  const counted = await read();
  if (!isNearVendor(counted.open, counted.limits)) return counted;
  await fetchRows(tx, lockKeys, [vendorIds.map((id) => `vendor ${id}`), null]);
  return read();
}

async function isMore(
  tx: EntityManager,
  whose: CountedFor,
  { units, things }: Wanted,
  { open, limits }: Counted,
): Promise<boolean> {
  if (isTooMuch(open, units, limits)) return true;
  const { email, device, network } = open;
  if (email.orders + device.orders + network.orders === 0) return false;
  return isAboveVendorOrder(things, await fetchRows(tx, heldThings, whose), limits.sharePercent);
}
