import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { clsx } from 'clsx';
import { Suspense, lazy, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../../../shared/sign-in/session';
import { track } from '../../../shared/track';
import { visitorLinks } from './account-links';
import { AccountPlaceholder, AccountTrigger } from './account-trigger';

const loadMenu = () => import('./account-menu').then((module) => ({ default: module.AccountMenu }));
const AccountMenu = lazy(loadMenu);

/**
 * One of the ways in. Search engines need not follow: behind each page it is another address of the same
 * form.
 */
export function VisitorLink({
  link,
  className,
}: {
  link: ReturnType<typeof visitorLinks>[number];
  className: string;
}) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={link.to}
      discover="none"
      rel={link.to.includes('?') ? 'nofollow' : undefined}
      className={className}
      onClick={() => track('cta_click', { cta: link.cta, from: pathname })}
    >
      {link.label}
    </NavLink>
  );
}

function PersonMenu({ me }: { me: MeView }) {
  const [wanted, setWanted] = useState(false);
  const preload = () => void loadMenu();
  const button = (
    <AccountTrigger
      me={me}
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu me={me} />
    </Suspense>
  );
}

/**
 * The ways in, or the signed-in person's menu. Both fit into one width, so that nothing moves when it turns
 * out who is there; until then the style sheet decides by the hint that index.html puts on the document.
 */
export function AccountArea() {
  const location = useLocation();
  const { status, me } = useSession();
  if (me) {
    return (
      <div className="flex w-40 justify-end">
        <PersonMenu me={me} />
      </div>
    );
  }
  const isChecking = status === 'checking';
  return (
    <div className="account-area">
      {visitorLinks(location).map((link) => (
        <VisitorLink
          key={link.label}
          link={link}
          className={clsx('visitor-link', isChecking && 'visitor-link-hinted')}
        />
      ))}
      {isChecking && <AccountPlaceholder />}
    </div>
  );
}
