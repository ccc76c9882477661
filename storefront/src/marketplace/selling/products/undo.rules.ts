import type {
  ImportUndo,
  KeptReason,
  ProductImportView,
} from '@farmgate/backend/contract/marketplace/product-files';
import { countOf } from '../../../lib/format/format';
import { formatMoment } from '../../../lib/format/format-moment';

export const KEPT_WORDS: Readonly<Record<KeptReason, string>> = {
  ordered: 'ordered since',
  changed: 'changed since',
  deleted: 'deleted since',
  'in-box': 'part of a box now',
};

/** @returns "2 hours ago: 12 new, 3 changed" */
export function importedText({ importedAt, created, updated }: ProductImportView, now = new Date()): string {
  const parts = [created > 0 && `${created} new`, updated > 0 && `${updated} changed`].filter(Boolean);
  const moment = formatMoment(importedAt, now);
  return `${moment.charAt(0).toUpperCase()}${moment.slice(1)}: ${parts.join(', ')}`;
}

/** @returns what undoing an import will do, or did, in sentences */
export function undoSentences({ removed, restored, kept, isDone }: ImportUndo): string[] {
  const products = (names: readonly unknown[]) => countOf(names.length, 'product');
  const sentences = [
    removed.length > 0 && (isDone ? `${products(removed)} deleted.` : `This deletes ${products(removed)}.`),
    restored.length > 0 &&
      (isDone
        ? `${products(restored)} changed back.`
        : `${products(restored)} will be as ${restored.length === 1 ? 'it was' : 'they were'} before.`),
    kept.length > 0 &&
      `${products(kept)} ${kept.length === 1 ? 'stays as it is' : 'stay as they are'}${isDone ? '.' : ':'}`,
  ].filter((sentence) => sentence !== false);
  return removed.length + restored.length === 0
    ? ['There’s nothing to undo anymore.', ...sentences]
    : sentences;
}
