import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach } from '../../../platform/jobs/run-steps.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { BeforeHandover, type HandedOver } from '../../orders/before-handover.js';
import { OrderLinks } from '../../orders/guests/order-links.js';
import { CropsOfOrders, writeShort } from '../../orders/short-rows/crops-of-orders.js';
import { lockOrder } from '../../tables/lock-order.js';
import { ShortCropPart } from '../../tables/short-crop-part.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { shortBoxMail } from './crop-mails.js';
import { closeCrops, dayOfOrder, dueCrops, unsentBoxes, unsentOf } from './crops.sql.js';
import { asShort, type UnsentPart, unsentParts } from './plan-crop.js';
import { SHORT_CROPS_QUEUE } from './short-crops.service.js';

interface FarmDay {
  vendorId: number;
  day: string;
}

/**
 * Sends refunds and emails at the first handover of a day, or an hour before its first pickup: order by order
 * and member by member, each in a transaction of its own that notes it, so a server may die in between.
 */
@Injectable()
export class SettleCrops implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mail: MailOutbox,
    private readonly links: OrderLinks,
    private readonly crops: CropsOfOrders,
    private readonly handover: BeforeHandover,
  ) {}

  onModuleInit(): void {
    this.handover.follow((tx, order) => this.before(tx, order));
    const options = { retries: 5, retryDelaySeconds: 30, isSingle: true, keepDays: 7 };
    this.jobs.handle(SHORT_CROPS_QUEUE, options, () => this.run(new Date()));
    this.jobs.quarterHourly(SHORT_CROPS_QUEUE);
  }

  /** @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    await runEach(await fetchRows(this.db, dueCrops, [now]), (day) => this.settleDay(day, now));
  }

  /** The first handover of the day: this order now, the others right after it. The order is locked. */
  private async before(tx: EntityManager, { orderId, vendorId, link }: HandedOver): Promise<void> {
    const [found] = await fetchRows(tx, dayOfOrder, [orderId, vendorId]);
    if (!found) return;
    // All of them close with it.
    await this.settleOrder(tx, { orderId, vendorId, link, isHandover: true });
    const closed = await fetchRows(tx, closeCrops, [vendorId, found.day, new Date(), true]);
    if (closed.length > 0) await this.jobs.enqueue(tx, SHORT_CROPS_QUEUE, {});
  }

  private async settleDay({ vendorId, day }: FarmDay, now: Date): Promise<void> {
    const link = await this.links.secret();
    await this.db.transaction((tx) => changeRows(tx, closeCrops, [vendorId, day, now, false]));
    await runEach(await fetchRows(this.db, unsentOf, [vendorId, day]), ({ orderId, subscriptionId }) =>
      this.db.transaction(async (tx) => {
        if (orderId !== null) await this.settleOrder(tx, { orderId, vendorId, link, isHandover: false });
        if (subscriptionId !== null) await this.tellMember(tx, subscriptionId, day);
      }),
    );
  }

  private async settleOrder(
    tx: EntityManager,
    { orderId, vendorId, link, isHandover }: HandedOver & { isHandover: boolean },
  ): Promise<void> {
    await lockOrder(tx, orderId);
    const unsent = await unsentParts(tx, orderId, vendorId);
    const isDue = ({ crop }: UnsentPart) => isHandover || crop.closedAt !== null;
    const due = unsent.filter(isDue);
    const later = unsent.filter((one) => !isDue(one));
    const [first] = due;
    if (!first) return;
    const { userId, role } = first.crop;
    // It was packed with less already.
    const { packedAt } = await tx.findOneByOrFail(VendorOrder, { orderId, vendorId });
    const by = { id: vendorId, actor: { id: userId, role } };
    await this.crops.settle(tx, { orderId, by, link }, due.map(asShort), later.map(asShort));
    await noteSent(
      tx,
      due.map(({ part }) => part.id),
    );
    const { shortCrops } = await tx.findOneByOrFail(VendorOrder, { orderId, vendorId });
    const open = new Set(later.map(({ crop }) => crop.id));
    const left = (shortCrops ?? []).filter(({ cropId, isLine }) => open.has(cropId) || !isLine);
    const crops = left.map((crop) => (open.has(crop.cropId) ? crop : { ...crop, less: 0 }));
    await writeShort(tx, orderId, vendorId, crops, packedAt);
  }

  private async tellMember(tx: EntityManager, subscriptionId: number, day: string): Promise<void> {
    const subscription = await tx.findOneOrFail(Subscription, {
      where: { id: subscriptionId },
      lock: { mode: 'pessimistic_write' },
    });
    const boxes = await fetchRows(tx, unsentBoxes, [subscriptionId, day]);
    if (boxes.length === 0) return;
    await noteSent(
      tx,
      boxes.map(({ id }) => id),
    );
    const theirs = boxes.filter(({ isTold }) => isTold);
    if (subscription.email && theirs.length > 0)
      await this.mail.enqueue(tx, await shortBoxMail(tx, subscription, day, theirs));
  }
}

async function noteSent(tx: EntityManager, ids: readonly number[]): Promise<void> {
  await tx.update(ShortCropPart, { id: In(ids) }, { sentAt: new Date() });
}
