import type { AdminUser } from '@farmgate/backend/contract/accounts/users.admin';
import { VIEWING_MINUTES } from '@farmgate/backend/contract/accounts/viewing';
import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { ActionDialog } from '../../kit/actions/action-dialog';
import { useMay } from '../../kit/may';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { fullName } from './user-words';

/** Opens the site as this person has it, read only. */
export function ViewAsButton({ user }: { user: AdminUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isAllowed = useMay('create', 'viewing');
  const notify = useNotify();
  if (!isAllowed || user.role === 'admin' || user.isLocked) return null;
  const name = fullName(user) || user.username;
  const start = async (body: object) => {
    setIsWaiting(true);
    try {
      await http(`${API}/viewing`, { method: 'POST', body: JSON.stringify({ ...body, userId: user.id }) });
      location.assign(user.role === 'user' ? '/' : '/farmer-dashboard');
    } catch (error) {
      setIsWaiting(false);
      notify(error instanceof HttpError ? error.message : 'Please try again.', { type: 'error' });
      throw error;
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} startIcon={<Eye size={18} aria-hidden="true" />}>
        View as this person
      </Button>
      {isOpen && (
        <ActionDialog
          title={`View as ${name}?`}
          label="View"
          explanation={`You see the site as ${name} does for ${VIEWING_MINUTES} minutes, and nothing can be changed. Orders, payouts and other people’s contacts aren’t shown. It ends when you come back here.`}
          asksReason
          reasonHelp="It’s saved in the audit log. The person isn’t emailed."
          isWaiting={isWaiting}
          onClose={() => setIsOpen(false)}
          onSubmit={start}
        />
      )}
    </>
  );
}
