import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { KeptReason } from '../../../contract/directory/import-files.js';

export interface PlaceUse {
  placeId: number;
  reason: KeptReason;
}

/** @returns which of the places people have used since a moment, and how */
type FindUses = (tx: EntityManager, placeIds: readonly number[], since: Date) => Promise<PlaceUse[]>;

/** Of what a domain has of a place, all goes to another one: two were the same. */
type MoveUses = (tx: EntityManager, goneId: number, keptId: number) => Promise<void>;

/** What domains that stand above the directory have of its places. They add to it when they start. */
@Injectable()
export class PlaceUses {
  private readonly finds: FindUses[] = [];
  private readonly moves: MoveUses[] = [];

  add(find: FindUses, move: MoveUses): void {
    this.finds.push(find);
    this.moves.push(move);
  }

  async move(tx: EntityManager, goneId: number, keptId: number): Promise<void> {
    for (const move of this.moves) await move(tx, goneId, keptId);
  }

  /** One statement for each domain. @returns the first use of each place that has one */
  async since(
    tx: EntityManager,
    placeIds: readonly number[],
    since: Date,
  ): Promise<ReadonlyMap<number, KeptReason>> {
    const uses = new Map<number, KeptReason>();
    for (const find of this.finds) {
      for (const { placeId, reason } of await find(tx, placeIds, since)) {
        if (!uses.has(placeId)) uses.set(placeId, reason);
      }
    }
    return uses;
  }
}
