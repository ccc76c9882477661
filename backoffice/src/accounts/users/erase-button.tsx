import type { AdminUser } from '@farmgate/backend/contract/accounts/users.admin';
import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import { ActionDialog } from '../../kit/actions/action-dialog';
import type { BackOfficeData } from '../../lib/data-provider';

/** Erases an account on its person's request; there is no page of it to come back to. */
export function EraseButton({ user, name }: { user: AdminUser; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const data = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const redirect = useRedirect();

  const erase = async (body: object) => {
    setIsWaiting(true);
    try {
      await data.act('users', user.id, 'erase', body);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      throw error;
    } finally {
      setIsWaiting(false);
    }
    notify('Account deleted.', { type: 'success' });
    redirect('list', 'users');
  };

  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Erase
      </Button>
      {isOpen && (
        <ActionDialog
          title={`Permanently delete ${name}`}
          label="Delete permanently"
          color="error"
          explanation="This permanently deletes the account, its farms, listings and emails. Orders keep what the law requires. Do this only if the person asked for it."
          asksReason
          reasonHelp="How the person asked for it. Only staff see this, in the audit log."
          isWaiting={isWaiting}
          onClose={() => setIsOpen(false)}
          onSubmit={erase}
        />
      )}
    </>
  );
}
