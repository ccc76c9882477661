import { clsx } from 'clsx';
import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '../../../shared/track';
import { closeToast } from '../../../ui/dialogs/toast';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Link } from '../../../ui/navigation/link';
import { AccountArea, VisitorLink } from '../account/account-area';
import { visitorLinks } from '../account/account-links';
import { HEADER_LINKS, isCurrent } from '../links';
import { CartLink } from './cart-link';
import { HeaderSearch } from './header-search';
import { HomeLink } from './home-link';
import { MarketplaceItem } from './marketplace-item';
import { NearControl } from './near-control';
import { PostListingButton } from './post-listing-button';
import { SavedLink } from './saved-link';

const loadMenu = () => import('./menu-sheet').then((module) => ({ default: module.MenuSheet }));
const MenuSheet = lazy(loadMenu);

function MenuButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<Icon name="menu" className="size-6" />}
        className="header-menu"
        onPointerDown={() => void loadMenu()}
        onClick={() => {
          closeToast();
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && (
        <Suspense fallback={null}>
          <MenuSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/**
 * A row on wide screens. On narrow ones the menu has it all; where no script can open that, the row is here,
 * too.
 */
function Navigation() {
  const location = useLocation();
  const { pathname } = location;
  return (
    <nav aria-label="Main">
      <ul className="header-links">
        {HEADER_LINKS.map((link, index) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={isCurrent(link, pathname) ? 'page' : undefined}
              className={navigationClass(isCurrent(link, pathname))}
              onClick={() => track('navigation_click', { label: link.label, to: link.to })}
            >
              {link.label}
            </Link>
            {index === 2 && <MarketplaceItem className={navigationClass(false)} />}
          </li>
        ))}
        {visitorLinks(location).map((link) => (
          <li key={link.label} className="header-visitor">
            <VisitorLink link={link} className={navigationClass(false)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function navigationClass(isActive: boolean): string {
  return clsx('header-link', isActive && 'header-link-current');
}

function Tools() {
  return (
    <div className="header-tools">
      <SavedLink />
      <CartLink />
      <AccountArea />
      <PostListingButton cta="navbar_farm_application" className="ml-2 noscript:hidden!" />
    </div>
  );
}

/** On wide screens a row of tools and a row of links; under 900 px one row, its links in a sheet. */
export function Header() {
  return (
    <header className="contents print:hidden">
      <div className="header-first">
        <div className="page">
          <HomeLink />
          <HeaderSearch />
          <Tools />
          <CartLink className="-mr-2 md:hidden" onlyWhenFilled />
          <MenuButton />
        </div>
      </div>
      <div className="header-second">
        <div className="page">
          <Navigation />
          <NearControl />
        </div>
      </div>
    </header>
  );
}
