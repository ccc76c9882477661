import type { ImportUndo } from '@farmgate/backend/contract/directory/admin/imports.admin';
import type { KeptReason } from '@farmgate/backend/contract/directory/import-files';
import { undoSentences } from '@farmgate/backend/contract/shared/undo-sentences';

export const KEPT_WORDS: Readonly<Record<KeptReason, string>> = {
  claimed: 'someone runs it now',
  followed: 'followed since',
  merged: 'merged with another place since',
  saved: 'saved since',
  pickup: 'a vendor uses it for pickups',
  used: 'people added to it since',
  imported: 'changed by a later import',
  changed: 'edited since',
  deleted: 'no longer in the directory',
};

/** @returns what undoing an import will do, or did, in one text */
export const undoText = ({ removed, restored, keptCount }: ImportUndo, isDone: boolean): string =>
  undoSentences({ removed, restored, kept: keptCount }, 'place', isDone).join(' ');
