import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ActingUser, actorMay } from '../../../accounts/businesses/acting.js';
import type { BusinessCapability } from '../../../contract/accounts/business-roles.js';
import { clearFarmDay, setFarmDays, undoFarmDay } from '../../../directory/farms/changes/farm-days.js';
import { withDraft } from '../../../directory/farms/claims/claim-draft.rules.js';
import { FieldStatuses } from '../../../directory/field-status/field-statuses.js';
import { assertOwnSubject } from '../../../directory/field-status/subject.js';
import { AttendanceService } from '../../../directory/markets/attendance/attendance.service.js';
import { ManagedDays } from '../../../directory/markets/managers/market-days.service.js';
import { setProductFigures, undoProductFigures } from '../../../marketplace/products/own/set-figures.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { farmsToText, hasOpenClaim, marketsToText, productsToText, vendorToText } from './farms.sql.js';
import type { TextStep, TextUndo } from './steps.js';
import type { TextWorld } from './text-world.js';

/** Markets are the person's own. */
const NEEDS: Readonly<Record<TextStep['kind'], BusinessCapability | null>> = {
  ...{ field: 'post', market: 'post', product: 'price', day: 'edit' },
  ...{ reopen: 'edit', state: null, 'market-day': null },
};

function mayDo({ actor }: ActingUser, { kind }: TextStep): boolean {
  const needed = NEEDS[kind];
  return needed === null || actorMay(actor, needed);
}

type Channel = 'text' | 'email';
type Of<Kind extends TextStep['kind']> = Extract<TextStep, { kind: Kind }>;

@Injectable()
export class TextActions {
  constructor(
    private readonly fields: FieldStatuses,
    private readonly attendance: AttendanceService,
    private readonly managed: ManagedDays,
  ) {}

  async world(tx: EntityManager, { id, actor }: ActingUser): Promise<TextWorld> {
    const now = new Date();
    return {
      markets: await fetchRows(tx, marketsToText, [actor.id, now]),
      farms: (await fetchRows(tx, farmsToText, [id])).map(({ draft, ...farm }) => withDraft(farm, draft)),
      products: await fetchRows(tx, productsToText, [id]),
      days: await this.attendance.comingDays(tx, id),
      now,
    };
  }

  /** @throws BUSINESS_ROLE_NOT_ALLOWED, and what the use cases throw */
  async act(
    tx: EntityManager,
    user: ActingUser,
    steps: readonly TextStep[],
    channel: Channel,
  ): Promise<TextUndo[]> {
    if (steps.some((step) => !mayDo(user, step))) throw new DomainError('BUSINESS_ROLE_NOT_ALLOWED');
    const undo: TextUndo[] = [];
    // Lock order: market days, products, farms; within a kind by id.
    for (const step of [...steps].sort(byLock)) undo.push(...(await this.take(tx, user, step, channel)));
    return undo;
  }

  /** Drafts are shown to the sender and staff alone, until a claim is verified. */
  async areDrafts(tx: EntityManager, { id }: ActingUser, steps: readonly TextStep[]): Promise<boolean> {
    const farmIds = steps.flatMap((step) => ('farmId' in step ? [step.farmId] : []));
    if (farmIds.length === 0) return false;
    const [claim] = await fetchRows(tx, hasOpenClaim, [id, farmIds]);
    return claim?.isOpen ?? false;
  }

  /** All or nothing. @returns false where it could not be taken back */
  async undo(tx: EntityManager, user: ActingUser, steps: readonly TextUndo[]): Promise<boolean> {
    const days = steps.filter(({ kind }) => kind === 'market-day');
    const others = steps.filter(({ kind }) => kind !== 'market-day');
    for (const step of [...days, ...others]) if (!(await this.takeBack(tx, user, step))) return false;
    return true;
  }

  private take(tx: EntityManager, user: ActingUser, step: TextStep, channel: Channel): Promise<TextUndo[]> {
    switch (step.kind) {
      case 'field':
        return this.setField(tx, user, step, channel);
      case 'market':
        return this.answer(tx, user, step);
      case 'product':
        return setFigures(tx, user, step);
      case 'day':
        return this.setDay(tx, user, step, channel);
      case 'reopen':
        return reopen(tx, user, step);
      case 'state':
        return this.setState(tx, user, step, channel);
      case 'market-day':
        return this.cancelDay(tx, user, step);
    }
  }

  private async setState(
    tx: EntityManager,
    user: ActingUser,
    { placeId, state, until }: Of<'state'>,
    channel: Channel,
  ): Promise<TextUndo[]> {
    await assertOwnSubject(tx, user, { farmId: null, placeId });
    // A question can be answered when its day is over.
    if (until !== null && new Date(until) <= new Date()) throw new DomainError('MARKET_DAY_OVER');
    const status = await this.fields.setFieldStatus(tx, {
      ...{ farmId: null, placeId, ...state, note: null },
      until: until === null ? null : new Date(until),
      by: { userId: user.actor.id, channel },
    });
    return status ? [{ kind: 'state', id: status.id, placeId }] : [];
  }

  private async cancelDay(
    tx: EntityManager,
    { actor }: ActingUser,
    { placeId, date }: Of<'market-day'>,
  ): Promise<TextUndo[]> {
    const change = await this.managed.cancelIn(tx, actor.id, { id: placeId, date });
    return [{ kind: 'market-day', placeId, date, change }];
  }

  private async setField(
    tx: EntityManager,
    user: ActingUser,
    { farmId, crop, state, until }: Omit<Of<'field'>, 'kind'>,
    channel: Channel,
    hours: { opens?: string | null; closes?: string | null } = {},
  ): Promise<TextUndo[]> {
    await assertOwnSubject(tx, user, { farmId, placeId: null });
    const status = await this.fields.setFieldStatus(tx, {
      ...{ farmId, placeId: null, crop, state, note: null, ...hours },
      until: until === null ? null : new Date(until),
      by: { userId: user.actor.id, channel },
    });
    return status ? [{ kind: 'field', id: status.id, farmId }] : [];
  }

  private async answer(
    tx: EntityManager,
    user: ActingUser,
    { dayId, memberId, answer }: Of<'market'>,
  ): Promise<TextUndo[]> {
    const days = await this.attendance.comingDays(tx, user.id);
    const known = days.find(({ day, member }) => day.id === dayId && member.id === memberId);
    if (!known) throw new DomainError('MARKET_DAY_NOT_FOUND');
    const before = known.answer === null ? null : { answer: known.answer, note: known.note };
    await this.attendance.answerIn(tx, user, { dayId, memberId }, { answer, note: known.note });
    return [{ kind: 'market', dayId, memberId, before, after: answer }];
  }

  private async setDay(
    tx: EntityManager,
    user: ActingUser,
    { farmId, exception, live }: Of<'day'>,
    channel: Channel,
  ): Promise<TextUndo[]> {
    const change = await setFarmDays(tx, user, farmId, [exception], 'exceptions');
    const undo: TextUndo[] = [{ kind: 'day', farmId, change }];
    if (!live) return undo;
    const { opens, closes, kind } = exception;
    const state = kind === 'closed' ? 'closed' : 'open';
    const step = { farmId, crop: null, state, until: live.until } as const;
    return [...undo, ...(await this.setField(tx, user, step, channel, { opens, closes }))];
  }

  private async takeBack(tx: EntityManager, user: ActingUser, step: TextUndo): Promise<boolean> {
    switch (step.kind) {
      case 'field':
        await assertOwnSubject(tx, user, { farmId: step.farmId, placeId: null });
        return this.fields.undoFieldStatus(tx, step.id);
      case 'state':
        await assertOwnSubject(tx, user, { farmId: null, placeId: step.placeId });
        return this.fields.undoFieldStatus(tx, step.id);
      case 'market-day': {
        const { placeId, date, change } = step;
        return this.managed.undoCancelIn(tx, user.actor.id, { id: placeId, date }, change);
      }
      case 'day':
        return undoFarmDay(tx, user, step.farmId, step.change);
      case 'product': {
        const vendorId = await vendorOf(tx, user);
        return undoProductFigures(tx, vendorId, step.productId, step);
      }
      case 'market': {
        const { dayId, memberId, before, after } = step;
        const days = await this.attendance.comingDays(tx, user.id);
        const known = days.find(({ day, member }) => day.id === dayId && member.id === memberId);
        if (known?.answer !== after) return false;
        if (before) await this.attendance.answerIn(tx, user, { dayId, memberId }, before);
        else await this.attendance.clearIn(tx, user, { dayId, memberId });
        return true;
      }
    }
  }
}

const ORDER: readonly TextStep['kind'][] = [
  'market-day',
  'product',
  'day',
  'reopen',
  'field',
  'state',
  'market',
];
function idOf(step: TextStep): number {
  if (step.kind === 'product') return step.productId;
  if (step.kind === 'market') return step.dayId;
  return 'placeId' in step ? step.placeId : step.farmId;
}
const byLock = (one: TextStep, other: TextStep) =>
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || idOf(one) - idOf(other);

async function reopen(
  tx: EntityManager,
  user: ActingUser,
  { farmId, date }: Of<'reopen'>,
): Promise<TextUndo[]> {
  return [{ kind: 'day', farmId, change: await clearFarmDay(tx, user, farmId, date) }];
}

/** @throws VENDOR_REQUIRED */
async function vendorOf(tx: EntityManager, { id }: ActingUser): Promise<number> {
  const [vendor] = await fetchRows(tx, vendorToText, [id]);
  if (!vendor) throw new DomainError('VENDOR_REQUIRED');
  return vendor.id;
}

async function setFigures(
  tx: EntityManager,
  user: ActingUser,
  { productId, figures }: Of<'product'>,
): Promise<TextUndo[]> {
  const was = await setProductFigures(tx, await vendorOf(tx, user), productId, figures);
  const before = {
    ...(figures.inventory !== undefined && { inventory: was.inventory }),
    ...(figures.price !== undefined && { price: was.price }),
  };
  return [{ kind: 'product', productId, before, after: figures }];
}
