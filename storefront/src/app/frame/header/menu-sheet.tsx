import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../shared/sign-in/session';
import { track } from '../../../shared/track';
import { LinkButton } from '../../../ui/button';
import { Sheet } from '../../../ui/dialogs/dialog';
import { Link } from '../../../ui/navigation/link';
import { callingName, visitorLinks } from '../account/account-links';
import { openFarmApplication } from '../account/open-farm-application';
import { PersonLink } from '../account/person-link';
import { usePersonLinks } from '../account/use-person-links';
import { useSignOut } from '../account/use-sign-out';
import { HEADER_LINKS, isCurrent } from '../links';
import { MarketplaceItem } from './marketplace-item';
import { PostListingButton } from './post-listing-button';
import { ThemeSwitch } from './theme-switch';

const row =
  'flex min-h-12 items-center rounded-control px-3 -mx-3 font-medium transition-colors hover:bg-moss';

function MenuLinks({ pathname, onFollow }: { pathname: string; onFollow: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col">
        {HEADER_LINKS.map((link, index) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={isCurrent(link, pathname) ? 'page' : undefined}
              className={clsx(row, 'aria-[current=page]:bg-moss aria-[current=page]:text-leaf')}
              onClick={() => {
                track('navigation_click', { label: link.label, to: link.to });
                onFollow();
              }}
            >
              {link.label}
            </Link>
            {index === 2 && <MarketplaceItem className={row} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const VISITOR_LINKS = [
  { label: 'My food', to: followPaths.myFood },
  { label: 'Saved', to: paths.saved },
] as const;

function VisitorButtons({ onFollow }: { onFollow: () => void }) {
  const location = useLocation();
  return (
    <div className="grid grid-cols-2 gap-3">
      {VISITOR_LINKS.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          className={clsx(row, 'col-span-2')}
          onClick={() => {
            track('navigation_click', { label, to });
            onFollow();
          }}
        >
          {label}
        </Link>
      ))}
      {visitorLinks(location).map(({ label, to, cta }) => (
        <LinkButton
          key={label}
          look="secondary"
          to={to}
          onClick={() => {
            track('cta_click', { cta, from: location.pathname });
            onFollow();
          }}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

function PersonEntries({ me, onFollow }: { me: MeView; onFollow: () => void }) {
  const signOut = useSignOut();
  const links = usePersonLinks(me);
  return (
    <nav aria-label="Account" className="mt-2 flex flex-col">
      <p className="mb-1 text-sm text-soft">
        Logged in as <span className="font-semibold text-ink wrap-anywhere">{callingName(me)}</span>
      </p>
      {links.map((link) => (
        <PersonLink
          key={link.to}
          to={link.to}
          className={row}
          onClick={() => {
            track('navigation_click', { label: link.label, to: link.to });
            onFollow();
          }}
        >
          {link.label}
        </PersonLink>
      ))}
      <button
        type="button"
        className={clsx(row, 'gap-2.5')}
        onClick={() => {
          onFollow();
          signOut();
        }}
      >
        <LogOut aria-hidden size={18} />
        Log out
      </button>
    </nav>
  );
}

/** The header's links on small screens. */
export function MenuSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { pathname } = useLocation();
  const { me } = useSession();
  const close = () => onOpenChange(false);
  const apply = () => {
    close();
    // Once the sheet has handed the focus back to its button, which then gets it back from the dialog.
    setTimeout(() => openFarmApplication('navbar_farm_application', pathname), 50);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      <MenuLinks pathname={pathname} onFollow={close} />
      <div className="mt-4 flex flex-col gap-3 border-t border-line pt-5">
        <PostListingButton cta="navbar_farm_application" wide onPress={apply} />
        {me ? <PersonEntries me={me} onFollow={close} /> : <VisitorButtons onFollow={close} />}
        <div className="mt-3 flex flex-col gap-1.5">
          <span aria-hidden className="text-sm font-semibold">
            Theme
          </span>
          <ThemeSwitch name="menu-theme" />
        </div>
      </div>
    </Sheet>
  );
}
