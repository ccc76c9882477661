import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { ImportUndo } from '../../contract/directory/admin/imports.admin.js';
import { MOST_NAMED } from '../../contract/directory/import-files.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { makeDays } from '../places/days/make-days.js';
import { lockImports } from '../places/store/store-records.js';
import { PlaceUses } from '../places/uses/place-uses.js';
import { ImportPlace } from '../tables/import-place.entity.js';
import { ImportRun } from '../tables/import-run.entity.js';
import * as sql from './import-undo.sql.js';

interface UndoPlan {
  removed: number[];
  restored: number[];
  kept: ImportUndo['kept'];
}

/** Days of so many markets are planned with one statement. */
const MARKETS_AT_ONCE = 1_000;

/** Takes back what an import wrote, but for places that something came to since. */
@Injectable()
export class ImportUndoing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uses: PlaceUses,
    private readonly announcements: Announcements,
  ) {}

  /** What it would do. @throws IMPORT_NOT_UNDOABLE where nothing is left */
  look(runId: number): Promise<ImportUndo> {
    return this.dataSource.transaction(async (tx) => viewOf(await this.planOf(tx, runId)));
  }

  /** @param tx has locked the import @throws IMPORT_NOT_UNDOABLE */
  async undo(tx: EntityManager, runId: number): Promise<ImportUndo> {
    await lockImports(tx);
    await changeRows(tx, sql.lockWritten, [runId]);
    const plan = await this.planOf(tx, runId);
    const { removed, restored } = plan;
    await changeRows(tx, sql.deletePlaces, [removed]);
    await changeRows(tx, sql.restorePlaces, [runId, restored]);
    await changeRows(tx, sql.deleteRecords, [restored]);
    await changeRows(tx, sql.restoreRecords, [runId, restored]);
    await changeRows(tx, sql.handBack, [runId, restored]);
    for (let from = 0; from < restored.length; from += MARKETS_AT_ONCE) {
      await makeDays(tx, restored.slice(from, from + MARKETS_AT_ONCE));
    }
    await this.announcements.withdrawAbout(
      tx,
      removed.map((id) => `place-${id}` as const),
    );
    await tx.delete(ImportPlace, { runId });
    const undone = viewOf(plan);
    await tx.update(ImportRun, { id: runId, undoneAt: IsNull() }, { undone, undoneAt: () => 'now()' });
    return undone;
  }

  private async planOf(tx: EntityManager, runId: number): Promise<UndoPlan> {
    const rows = await fetchRows(tx, sql.written, [runId]);
    if (rows.length === 0) throw new DomainError('IMPORT_NOT_UNDOABLE');
    const since = new Date(Math.min(...rows.map(({ usedSince }) => usedSince.getTime())));
    const open = rows.filter(({ reason }) => reason === null).map(({ placeId }) => placeId);
    const uses = await this.uses.since(tx, open, since);
    const plan: UndoPlan = { removed: [], restored: [], kept: [] };
    for (const { placeId, mergedInto, name, isNew, reason: own } of rows) {
      const reason = own ?? uses.get(placeId);
      // One that is gone is gone either way.
      if (isNew && reason === 'deleted') continue;
      if (reason === 'deleted') plan.kept.push({ placeId: null, name, reason });
      else if (reason) plan.kept.push({ placeId: mergedInto ?? placeId, name, reason });
      else plan[isNew ? 'removed' : 'restored'].push(placeId);
    }
    return plan;
  }
}

const viewOf = ({ removed, restored, kept }: UndoPlan): ImportUndo => ({
  removed: removed.length,
  restored: restored.length,
  keptCount: kept.length,
  kept: kept.slice(0, MOST_NAMED),
});
