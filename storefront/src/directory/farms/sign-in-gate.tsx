import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LockKeyhole } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';

export interface SignInGateProps {
  /** What it is for, in a sentence. */
  message: string;
  /** Where the person comes back to. */
  returnTo: string;
}

/** In the place of what only a signed-in person can do. */
export function SignInGate({ message, returnTo }: SignInGateProps) {
  return (
    <Card className="flex flex-col items-center gap-4 self-start px-5 py-10 text-center">
      <span aria-hidden className="flex size-14 items-center justify-center rounded-full bg-moss text-leaf">
        <LockKeyhole size={26} />
      </span>
      <h2 className="text-xl">Authentication Required</h2>
      <p className="max-w-96 text-soft">{message}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.login({ returnTo })}>Log In</LinkButton>
        <LinkButton look="secondary" to={paths.register({ returnTo })}>
          Register
        </LinkButton>
      </div>
    </Card>
  );
}
