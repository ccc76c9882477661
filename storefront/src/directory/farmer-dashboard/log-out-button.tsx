import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { ApiError, callJson, sentenceOf } from '../../lib/api/api';
import { forgetAtLogOut } from '../../shared/sign-in/forget-at-log-out';
import { setSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';

/** Ends the session, on the server as well; the page asks for the next one. */
export function LogOutButton() {
  const client = useQueryClient();
  const ended = () => {
    setSession(client, null);
    forgetAtLogOut();
    toast({ title: 'Logged Out', description: 'See you soon.' });
  };
  const loggingOut = useMutation({
    mutationFn: () => callJson('/api/auth/logout', { method: 'POST' }),
    onSuccess: ended,
    onError: (error) => {
      // There was no session any more.
      if (error instanceof ApiError && error.status === 401) ended();
      else
        toast({
          title: 'Error',
          description: sentenceOf(error, 'Please try again.'),
          variant: 'destructive',
        });
    },
  });
  return (
    <Button
      look="quiet"
      className="-mr-3"
      icon={<LogOut aria-hidden size={18} />}
      pendingLabel={loggingOut.isPending && 'Logging out...'}
      onClick={() => loggingOut.mutate()}
    >
      Log Out
    </Button>
  );
}
