import type {
  ImportUndo,
  KeptReason,
  ProductImportView,
} from '@farmgate/backend/contract/marketplace/product-files';
import { undoSentences as sentencesOf } from '@farmgate/backend/contract/shared/undo-sentences';
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

/** @returns how the photos of an import do; null where it has none */
export function photosText({ coming, added, failed }: ProductImportView['photos']): string | null {
  if (coming + added + failed === 0) return null;
  const there = `${countOf(added, 'photo')} added`;
  return coming > 0 ? `${there}, ${coming} on the way` : there;
}

/** @returns what undoing an import will do, or did, in sentences */
export const undoSentences = ({ removed, restored, kept, isDone }: ImportUndo): string[] =>
  sentencesOf({ removed: removed.length, restored: restored.length, kept: kept.length }, 'product', isDone);
