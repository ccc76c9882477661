import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImportTable, ReadAsBody } from '../../../contract/directory/admin/place-lists.admin.js';
import { type ChosenListColumn, missingColumns } from '../../../contract/directory/place-lists.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { RowId } from '../../../contract/shared/schemas.js';
import { hashOfHeads, plainHead, plainHeadsKey } from '../../../platform/csv/column-words.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ColumnsNotChosen } from '../../places/import/import-file-error.js';
import { guessListColumns } from '../../places/import/lists/list-columns.rules.js';
import type { ListPlan } from '../../places/import/lists/list-row.js';
import type { UnknownTable } from '../../places/import/read-places.js';
import { ImportRun } from '../../tables/import-run.entity.js';
import { PlaceList } from '../../tables/place-list.entity.js';
import { knownOfList } from './place-lists.admin.sql.js';
import { COLUMNS_CHANGED, whyHeld } from './refresh.rules.js';

const SAMPLES = 2;
const MAX_SAMPLE = 60;
const NOT_CHOSEN =
  'We don’t know this file’s columns. Please say below what they are, and you’ll see what the file would change.';

const headsOf = (heads: readonly string[]): string => hashOfHeads(plainHeadsKey(heads));

@Injectable()
export class PlaceLists {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Keeps what the columns of a run's file are, for its page.
   * @returns how it is read: as the list that staff chose, or the only one with the same columns
   * @throws ColumnsNotChosen
   */
  async planOf(runId: number, { heads, rows }: UnknownTable): Promise<ListPlan> {
    const tx = this.dataSource.manager;
    const run = await tx.findOneByOrFail(ImportRun, { id: runId });
    const list = await listOf(tx, run.listId, headsOf(heads));
    const meanings = list ? meaningsIn(run, list, heads) : guessListColumns(heads);
    const columns = heads.map((head, at) => ({
      head,
      is: meanings[at] ?? '',
      samples: samplesOf(rows, head),
    }));
    const readAs = list && ((run.isPreview ? null : run.readAs) ?? namedOf(list));
    await tx.update(ImportRun, { id: runId }, { columns, listId: list?.id ?? null, readAs });
    if (!list || !readAs) throw new ColumnsNotChosen(NOT_CHOSEN);
    return { listId: list.id, ...readAs, columns };
  }

  /**
   * Of the preview of a list that was fetched again, whose run is locked. Says on it why staff have to look
   * first.
   * @returns whether it is to be stored
   */
  async mayStore(tx: EntityManager, runId: number): Promise<boolean> {
    const done = { id: runId, storesItself: true, isPreview: true, status: 'done' as const };
    const run = await tx.findOneBy(ImportRun, done);
    const list = run?.listId == null ? null : await tx.findOneBy(PlaceList, { id: run.listId });
    if (!run || !list) return false;
    const [counts] = await fetchRows(tx, knownOfList, [list.id, runId]);
    const isSame = run.columns !== null && headsOf(run.columns.map(({ head }) => head)) === list.heads;
    const message = isSame
      ? whyHeld({ known: 0, found: 0, ...counts, rowsRead: run.rowsRead })
      : COLUMNS_CHANGED;
    if (message === null) return true;
    await tx.update(ImportRun, { id: runId }, { message });
    return false;
  }

  /** Before its import. @throws VALIDATION_FAILED where nobody said yet what the columns are */
  refuseUnknown({ columns, listId }: ImportRun): void {
    if (columns !== null && listId === null)
      throw refused('columns', 'Please say what the columns are, and look at the preview first.');
  }

  /** @param runId as in its address @throws RECORD_NOT_FOUND */
  async tableOf(runId: string): Promise<ImportTable> {
    const { data: id } = RowId('').safeParse(runId);
    const run = id === undefined ? null : await this.dataSource.manager.findOneBy(ImportRun, { id });
    if (!run) throw new DomainError('RECORD_NOT_FOUND');
    const { columns, listId } = run;
    const heads = columns && headsOf(columns.map(({ head }) => head));
    const lists = await this.dataSource.manager.find(PlaceList, { order: { name: 'ASC' } });
    return {
      ...{ columns, listId },
      lists: lists
        .map(({ id, name, kind, city, state, heads: own }) => ({
          ...{ id, name, kind, city, state, hasSameColumns: own === heads },
        }))
        .sort((a, b) => Number(b.hasSameColumns) - Number(a.hasSameColumns)),
    };
  }

  /** Saves a list as staff described it. @returns its id @throws VALIDATION_FAILED, PLACE_LIST_EXISTS */
  async save(tx: EntityManager, run: ImportRun, body: ReadAsBody): Promise<number> {
    const { listId, columns: chosen, ...fields } = body;
    const heads = (run.columns ?? []).map(({ head }) => head);
    if (heads.length !== chosen.length)
      throw refused('columns', 'Please reload the page. The columns have changed.');
    const missing = missingColumns(chosen, fields.city);
    if (missing) throw refused('columns', missing);
    const columns = heads.map((head, at): PlaceList['columns'][number] => ({ head, is: chosen[at] ?? '' }));
    const saved = { ...fields, columns, heads: headsOf(heads) };
    if (listId !== null && !(await tx.existsBy(PlaceList, { id: listId }))) {
      throw refused('listId', 'This list isn’t there anymore. Please choose another one.');
    }
    const list = await tx.save(
      PlaceList,
      tx.create(PlaceList, { ...saved, ...(listId !== null && { id: listId }) }),
    );
    return list.id;
  }
}

const refused = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);

const namedOf = ({ name, kind, city, state }: PlaceList) => ({ name, kind, city, state });

/** Two lists with the same columns can't be told apart. */
async function listOf(tx: EntityManager, listId: number | null, heads: string): Promise<PlaceList | null> {
  if (listId !== null) return tx.findOneBy(PlaceList, { id: listId });
  const [only, ...others] = await tx.find(PlaceList, { where: { heads }, take: 2 });
  return only && others.length === 0 ? only : null;
}

/**
 * What each column is, in the file's order. An import reads as its preview did, whatever became of the list
 * since; of the same heads, two may look alike without their signs, so they are known as written, then by
 * their order.
 */
function meaningsIn(run: ImportRun, list: PlaceList, heads: readonly string[]): ChosenListColumn[] {
  const key = headsOf(heads);
  const own = run.isPreview ? null : run.columns;
  const alike = [own, list.columns].find(
    (columns) => columns && headsOf(columns.map(({ head }) => head)) === key,
  );
  if (alike) {
    const byHead = new Map(alike.map(({ head, is }) => [head, is]));
    return heads.map((head, at) => byHead.get(head) ?? alike[at]?.is ?? '');
  }
  const known = new Map(list.columns.map(({ head, is }) => [plainHead(head), is]));
  return heads.map((head) => known.get(plainHead(head)) ?? '');
}

const samplesOf = (rows: UnknownTable['rows'], head: string): string[] =>
  [
    ...new Set(
      rows.map((values) => (values[head] ?? '').replace(/\s+/g, ' ').trim()).filter((text) => text !== ''),
    ),
  ]
    .slice(0, SAMPLES)
    .map((text) => cutText(text, MAX_SAMPLE));
