import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { useEffect, useState } from 'react';
import { callJson } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';

/** Where this clock is ahead of the server's, the page isn't loaded again all the time. */
const LEAST_MS = 10_000;

/** For a member of the staff who looks at the site as someone else, and once that is over. */
export function ViewingBanner({ me }: { me: MeView }) {
  const [isStopping, setIsStopping] = useState(false);
  // Nobody views as one of the staff: these are they themselves.
  const isOver = me.role === 'admin';
  const until = Date.parse(me.viewedUntil ?? '');
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => location.reload(), Math.max(until - Date.now(), LEAST_MS));
    return () => clearTimeout(timer);
  }, [isOver, until]);
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ') || me.username;
  const stop = async () => {
    setIsStopping(true);
    try {
      await callJson('/api/admin/viewing', { method: 'DELETE' });
      location.assign(isOver ? '/admin' : `/admin/users/${me.id}/show`);
    } catch (error) {
      setIsStopping(false);
      sayFailed('We couldn’t stop this', error);
    }
  };
  return (
    <aside aria-label="Viewing as someone else" className="bg-sun text-on-sun sticky top-0 z-50">
      <div className="page flex items-center justify-between gap-4 py-2">
        <p className="text-sm font-semibold wrap-anywhere">
          {isOver
            ? 'Viewing as someone else is over. Choose “Stop” to go on as yourself.'
            : `You’re seeing what ${name} sees. Nothing can be changed.`}
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
