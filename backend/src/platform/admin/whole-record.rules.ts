import { createHash } from 'node:crypto';
import { isSame, orderedText } from '../audit/changed-fields.rules.js';
import { DomainError } from '../http/errors/domain-error.js';
import { NOT_SEEN } from './conflicts.rules.js';

type Row = Record<string, unknown>;

export interface RecordFields {
  changeable: readonly string[];
  /** What stays while nobody changes the record, unlike what is counted elsewhere. */
  own: readonly string[];
  unstamped: readonly string[];
}

const NOT_WHOLE = `Please send the whole record as you read it, with its "revision" or "updatedAt". To send changed fields alone, send in "was" what they held before.`;
const MOVED = 'Someone else changed this record. Please load it again, then make your change.';
const READ_ONLY = 'This can’t be changed here. Please send it as you read it, or leave it out.';

/** @returns a text that changes with the record's own fields; counts are no part of it */
export function revisionOf(record: Row, { changeable, own }: RecordFields): string {
  const names = [...new Set([...changeable, ...own])];
  return createHash('sha256')
    .update(orderedText(names.map((name) => [name, record[name]])))
    .digest('base64url')
    .slice(0, 22);
}

/** @param present locked @returns the fields that differ @throws CHANGED_MEANWHILE, VALIDATION_FAILED */
export function changesInWhole(present: Row, sent: Row, fields: RecordFields): Row {
  const { revision, ...record } = sent;
  if (revision === undefined && record['updatedAt'] === undefined)
    refuse([{ path: 'was', message: NOT_WHOLE }]);
  refuseMoved(present, sent, fields);
  const names = Object.keys(record).filter((name) => !isSame(record[name], present[name]));
  const wrong = names.flatMap((path) => {
    if (!fields.changeable.includes(path))
      return fields.own.includes(path) ? [{ path, message: READ_ONLY }] : [];
    const isSeen = revision !== undefined || !fields.unstamped.includes(path);
    return isSeen ? [] : [{ path, message: NOT_SEEN }];
  });
  if (wrong.length > 0) refuse(wrong);
  const changed = names.filter((name) => fields.changeable.includes(name));
  return Object.fromEntries(changed.map((name) => [name, record[name]]));
}

function refuseMoved(present: Row, { revision, updatedAt }: Row, fields: RecordFields): void {
  const moved = [
    ...(updatedAt !== undefined && updatedAt !== present['updatedAt'] ? ['updatedAt'] : []),
    ...(revision !== undefined && revision !== revisionOf(present, fields) ? ['revision'] : []),
  ];
  const [path] = moved;
  if (path !== undefined) throw new DomainError('CHANGED_MEANWHILE', [{ path, message: MOVED }]);
}

function refuse(issues: { path: string; message: string }[]): never {
  throw new DomainError('VALIDATION_FAILED', issues);
}
