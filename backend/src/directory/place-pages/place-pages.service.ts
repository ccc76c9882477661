import { Injectable } from '@nestjs/common';
import type { PlacePage } from '../../contract/directory/place-page.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { PageCalls } from '../../platform/http/in-process.js';
import { FieldStatusBoard } from '../field-status/field-status-board.js';
import { cardWithStatus, fieldStatusView } from '../field-status/field-status.view.js';
import { placePage } from './place-page.view.js';
import { mergedInto, placeById, type PlaceRow } from './place-pages.sql.js';

const MOST_DAYS = 8;

@Injectable()
export class PlacePagesService {
  constructor(
    private readonly database: Database,
    private readonly board: FieldStatusBoard,
  ) {}

  /** @throws PLACE_NOT_FOUND for an id that does not exist, or that staff took out of the directory */
  async get(id: number, calls: PageCalls | undefined): Promise<PlacePage> {
    const now = new Date();
    const row = (await this.find(id, now)) ?? (await this.findMerged(id, now));
    if (!row) throw new DomainError('PLACE_NOT_FOUND');
    const page = placePage(row, now);
    const said = this.board.read(row.statuses, calls);
    return {
      ...page,
      fieldStatuses: (said.get(page.id) ?? []).map(fieldStatusView),
      nearby: page.nearby.map((card) => cardWithStatus(card, said.get(card.id))),
    };
  }

  private async find(id: number, now: Date): Promise<PlaceRow | undefined> {
    const [row] = await fetchRows(this.database, placeById, [id, now, MOST_DAYS]);
    return row;
  }

  private async findMerged(id: number, now: Date): Promise<PlaceRow | undefined> {
    const [moved] = await fetchRows(this.database, mergedInto, [id]);
    return moved && this.find(moved.placeId, now);
  }
}
