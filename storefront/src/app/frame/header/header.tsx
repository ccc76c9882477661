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
        className="-mr-2 @max-[15rem]/header:ml-auto md:hidden noscript:hidden!"
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
    <nav aria-label="Main" className="hidden md:block md:grow noscript:block">
      <ul className="header-links">
        {HEADER_LINKS.map((link, index) => (
          <li key={link.to} className="contents">
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
          <li key={link.label} className="hidden noscript:max-md:contents">
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
    <div className="ml-auto hidden shrink-0 items-center gap-1 md:flex">
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
      <div className="@container/header sticky top-0 z-30 bg-paper max-md:border-b max-md:border-line">
        <div className="page flex h-16 items-center gap-3 @max-[15rem]/header:h-auto @max-[15rem]/header:flex-wrap @max-[15rem]/header:py-2 md:h-18 md:gap-4">
          <HomeLink className="max-[26.5rem]:[&_.wordmark-name]:hidden" />
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
