import { clsx } from 'clsx';
import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeToast } from '../../../ui/dialogs/toast';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { AccountArea, VisitorLink } from '../account/account-area';
import { visitorLinks } from '../account/account-links';
import { ABOUT_LINKS, HOME_LINK, isBrowsePage, isFinderPage } from '../links';
import { CartLink } from './cart-link';
import { FoodMenu } from './food-menu';
import { HeaderLink } from './header-link';
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
  return (
    <nav aria-label="Main">
      <ul className="header-links">
        <li>
          <HeaderLink link={HOME_LINK} />
        </li>
        <li>
          <FoodMenu />
        </li>
        <li>
          <MarketplaceItem className="header-link" />
        </li>
        {ABOUT_LINKS.map((link) => (
          <li key={link.to}>
            <HeaderLink link={link} />
          </li>
        ))}
        {visitorLinks(location).map((link) => (
          <li key={link.label} className="header-visitor">
            <VisitorLink link={link} className="header-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
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

/**
 * On wide screens a row of tools and a row of links; under 900 px one row, its links in a sheet. Where a page
 * asks for a ZIP code, its search is the only one on phones.
 */
export function Header() {
  const { pathname } = useLocation();
  const hasOwnSearch = isBrowsePage(pathname);
  const asksWhere = hasOwnSearch || isFinderPage(pathname);
  return (
    <header className="contents print:hidden">
      <div className="header-first">
        <div className="page">
          <HomeLink />
          {hasOwnSearch || <HeaderSearch isOnlyWide={asksWhere} />}
          <Tools />
          <CartLink className="-mr-2 md:hidden" onlyWhenFilled />
          <MenuButton />
        </div>
      </div>
      <div className={clsx('header-second', asksWhere && 'max-md:border-b-0')}>
        <div className="page">
          <Navigation />
          {asksWhere || <NearControl />}
        </div>
      </div>
    </header>
  );
}
