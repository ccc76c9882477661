import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ShareRenewal } from '../../tables/share-renewal.entity.js';
import { ShareWait } from '../../tables/share-wait.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import { Renewing } from '../renewals/renewing.js';
import { WaitingLine } from '../waits/waiting-line.js';
import { lockPlaces } from './kept-places.js';

/** A place that was kept for who took it by card, and didn't pay in time, goes back to them. */
@Injectable()
export class KeepAgain {
  constructor(
    private readonly line: WaitingLine,
    private readonly renewing: Renewing,
  ) {}

  /** The membership is locked. @param free gives its place up */
  async after(
    tx: EntityManager,
    { id, planId }: Pick<Subscription, 'id' | 'planId'>,
    now: Date,
    free: () => Promise<unknown>,
  ): Promise<void> {
    const wait = await tx.findOneBy(ShareWait, { subscriptionId: id, state: 'taken' });
    const renewal = await tx.findOneBy(ShareRenewal, { joinedId: id, state: 'yes' });
    if (wait || renewal) await lockPlaces(tx, planId, now);
    await free();
    if (wait) await this.line.keepAgain(tx, wait, now);
    if (renewal) await this.renewing.keepAgain(tx, renewal, now);
  }
}
