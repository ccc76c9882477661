import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../shared/sign-in/session';
import { track } from '../../../shared/track';
import { Button, LinkButton } from '../../../ui/button';
import { Sheet } from '../../../ui/dialogs/dialog';
import { Link } from '../../../ui/navigation/link';
import { callingName, visitorLinks } from '../account/account-links';
import { openFarmApplication } from '../account/open-farm-application';
import { PersonLink } from '../account/person-link';
import { usePersonLinks } from '../account/use-person-links';
import { useSignOut } from '../account/use-sign-out';
import { ABOUT_LINKS, FOOD_LINKS, type FrameLink, HOME_LINK, isCurrent } from '../links';
import { MarketplaceItem } from './marketplace-item';
import { PostListingButton } from './post-listing-button';
import { ThemeSwitch } from './theme-switch';

const row =
  'flex min-h-12 items-center rounded-control px-3 -mx-3 font-medium transition-colors hover:bg-moss';

interface MenuRowProps {
  link: FrameLink;
  onFollow: () => void;
}

function MenuRow({ link, onFollow }: MenuRowProps) {
  const { pathname } = useLocation();
  return (
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
  );
}

const CART_LINK: FrameLink = { label: 'Cart', to: paths.cart };

function MenuLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <nav aria-label="Main" className="flex flex-col gap-2">
      <ul className="grid grid-cols-2 gap-x-6">
        {[HOME_LINK, ...FOOD_LINKS, CART_LINK].map((link) => (
          <li key={link.to}>
            <MenuRow link={link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-x-6 border-t border-line pt-2">
        {ABOUT_LINKS.map((link) => (
          <li key={link.to}>
            <MenuRow link={link} onFollow={onFollow} />
          </li>
        ))}
        <li className="col-span-2">
          <MarketplaceItem className={row} />
        </li>
      </ul>
    </nav>
  );
}

const SAVED_LINK: FrameLink = { label: 'Saved', to: paths.saved };

function VisitorButtons({ onFollow }: { onFollow: () => void }) {
  const location = useLocation();
  return (
    <div className="grid grid-cols-2 gap-3">
      <div className="col-span-2">
        <MenuRow link={SAVED_LINK} onFollow={onFollow} />
      </div>
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

/** Above all else: who is logged in, the way out, and what is theirs. */
function PersonEntries({ me, onFollow }: { me: MeView; onFollow: () => void }) {
  const signOut = useSignOut();
  const links = usePersonLinks(me);
  return (
    <nav aria-label="Account" className="mb-2 flex flex-col gap-1 border-b border-line pb-2">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-soft">
          Logged in as <span className="font-semibold text-ink wrap-anywhere">{callingName(me)}</span>
        </p>
        <Button
          look="quiet"
          size="sm"
          className="-mr-3 shrink-0"
          icon={<LogOut aria-hidden size={18} />}
          onClick={() => {
            onFollow();
            signOut();
          }}
        >
          Log out
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-x-6">
        {links.map((link) => (
          <li key={link.to}>
            <PersonLink
              to={link.to}
              className={clsx(row, 'flex-wrap gap-x-2')}
              onClick={() => {
                track('navigation_click', { label: link.label, to: link.to });
                onFollow();
              }}
            >
              {link.label}
              {link.note && <span className="text-xs font-normal text-soft">{link.note}</span>}
            </PersonLink>
          </li>
        ))}
      </ul>
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
      {me && <PersonEntries me={me} onFollow={close} />}
      <MenuLinks onFollow={close} />
      <div className="mt-4 flex flex-col gap-3 border-t border-line pt-5">
        <PostListingButton cta="navbar_farm_application" wide onPress={apply} />
        {!me && <VisitorButtons onFollow={close} />}
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
