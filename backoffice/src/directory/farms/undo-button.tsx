import type { AdminAuditEntry } from '@farmgate/backend/contract/backoffice/audit.admin';
import { FARM_CONTENT } from '@farmgate/backend/contract/directory/admin/farms.admin';
import { Undo2 } from 'lucide-react';
import { ActionButton } from '../../kit/actions/action-button';

const CONTENT: readonly string[] = [...FARM_CONTENT, 'photos'];

/** Gives the farm the values again that it had before one change. Other changes have no such button. */
export function UndoButton({ entry }: { entry: AdminAuditEntry }) {
  const isChange = entry.before !== null && entry.after !== null;
  if (!isChange || !Object.keys(entry.before ?? {}).some((name) => CONTENT.includes(name))) return null;
  return (
    <ActionButton
      action="undo"
      label="Undo"
      icon={Undo2}
      title="Undo this change?"
      explanation="The farm’s page goes back to what it was before this change. Later changes to other fields stay."
      body={{ entryId: entry.id }}
      success="Change undone."
    />
  );
}
