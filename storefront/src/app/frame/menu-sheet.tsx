import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { track } from '../../lib/track';
import { Button, LinkButton } from '../../ui/button';
import { Sheet } from '../../ui/dialog';
import { openFarmApplication } from './open-farm-application';
import { HEADER_LINKS, isCurrent } from './links';
import { MarketplaceItem } from './marketplace-item';
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

function AccountButtons({ pathname, onFollow }: { pathname: string; onFollow: () => void }) {
  const follow = (cta: 'login' | 'register') => () => {
    track('cta_click', { cta, from: pathname });
    onFollow();
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <LinkButton look="secondary" to={paths.login()} onClick={follow('login')}>
        Login
      </LinkButton>
      <LinkButton look="secondary" to={paths.register()} onClick={follow('register')}>
        Register
      </LinkButton>
    </div>
  );
}

/** The header's links on small screens. */
export function MenuSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { pathname } = useLocation();
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
        <Button wide onClick={apply}>
          Post a Listing
        </Button>
        <AccountButtons pathname={pathname} onFollow={close} />
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
