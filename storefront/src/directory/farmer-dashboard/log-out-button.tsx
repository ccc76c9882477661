import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { logOut } from '../../shared/sign-in/log-out';
import { Button } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';

/** Ends the session, on the server as well; the page asks for the next one. */
export function LogOutButton() {
  const client = useQueryClient();
  const loggingOut = useMutation({
    mutationFn: () => logOut(client),
    onError: (error) => sayFailed('Error', error, 'Please try again.'),
  });
  return (
    <Button
      look="quiet"
      className="button-flush-end"
      icon={<LogOut aria-hidden size={18} />}
      pendingLabel={loggingOut.isPending && 'Logging out...'}
      onClick={() => loggingOut.mutate()}
    >
      Log Out
    </Button>
  );
}
