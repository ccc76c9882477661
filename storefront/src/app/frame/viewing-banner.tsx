import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { useState } from 'react';
import { callJson } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';

/** For a member of the staff who looks at the site as someone else. */
export function ViewingBanner({ me }: { me: MeView }) {
  const [isStopping, setIsStopping] = useState(false);
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ') || me.username;
  const stop = async () => {
    setIsStopping(true);
    try {
      await callJson('/api/admin/viewing', { method: 'DELETE' });
      location.assign(`/admin/users/${me.id}/show`);
    } catch (error) {
      setIsStopping(false);
      sayFailed('We couldn’t stop this', error);
    }
  };
  return (
    <aside aria-label="Viewing as someone else" className="bg-sun text-on-sun sticky top-0 z-50">
      <div className="page flex items-center justify-between gap-4 py-2">
        <p className="text-sm font-semibold wrap-anywhere">
          You’re seeing what {name} sees. Nothing can be changed.
        </p>
        <Button
          look="secondary"
          size="sm"
          pendingLabel={isStopping && 'Stopping...'}
          onClick={() => void stop()}
        >
          Stop
        </Button>
      </div>
    </aside>
  );
}
