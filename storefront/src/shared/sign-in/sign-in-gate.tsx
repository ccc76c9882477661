import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { returnState } from './return-to';

export interface SignInGateProps {
  /** What it is for, in a sentence. */
  message: string;
  /** Where the person comes back to. */
  returnTo: string;
  /** More about it, say for somebody who is signed in without being a farmer. */
  children?: ReactNode;
  /** The way in, where it is another than /login; it finds in its router state where to come back to. */
  logInTo?: string;
  /** For whom the page is, where it is not for everybody. */
  register?: { label: string; to: string };
}

/** In the place of what only a signed-in person can do: the one gate of all such pages. */
export function SignInGate({ message, returnTo, children, logInTo, register }: SignInGateProps) {
  return (
    <Card className="grid grid-cols-1 max-w-3xl self-start overflow-hidden sm:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex flex-col items-start gap-4 p-6 sm:p-8">
        <span
          aria-hidden
          className="inline-flex size-12 items-center justify-center rounded-full bg-moss text-leaf"
        >
          <LockKeyhole size={24} />
        </span>
        <h2 className="max-w-full text-xl">Authentication Required</h2>
        <p>{message}</p>
        {children}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={logInTo ?? paths.login({ returnTo })} state={returnState(returnTo)}>
            Log In
          </LinkButton>
          <LinkButton look="secondary" to={register?.to ?? paths.register({ returnTo })}>
            {register?.label ?? 'Register'}
          </LinkButton>
        </div>
      </div>
      <div aria-hidden className="hidden items-center justify-center bg-moss p-5 sm:flex">
        <EmptyArt scene="not-found" />
      </div>
    </Card>
  );
}
