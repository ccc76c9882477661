import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { Menu, ShoppingBasket } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { track } from '../../lib/track';
import { Button } from '../../ui/button';
import { IconButton, iconButtonClass } from '../../ui/icon-button';
import { openFarmApplication } from './open-farm-application';
import { HeaderSearch } from './header-search';
import { HomeLink } from './home-link';
import { HEADER_LINKS } from './links';
import { MarketplaceItem } from './marketplace-item';

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
        icon={<Menu aria-hidden size={24} />}
        className="-mr-2 md:hidden"
        onPointerDown={() => void loadMenu()}
        onClick={() => {
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

function AccountLinks() {
  const { pathname } = useLocation();
  const link =
    'hit inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold hover:bg-moss aria-[current=page]:text-leaf';
  return (
    <>
      <NavLink
        to={paths.login}
        className={link}
        onClick={() => track('cta_click', { cta: 'login', from: pathname })}
      >
        Login
      </NavLink>
      <NavLink
        to={paths.register}
        className={link}
        onClick={() => track('cta_click', { cta: 'register', from: pathname })}
      >
        Register
      </NavLink>
    </>
  );
}

function Navigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="hidden border-t border-line md:block">
      <ul className="page flex items-center justify-between gap-x-3 text-xs font-medium lg:justify-start lg:gap-x-7 lg:text-sm">
        {HEADER_LINKS.map((link, index) => (
          <li key={link.to} className="contents">
            {link.to === paths.about ? (
              <Link
                to={link.to}
                className={navigationClass(false)}
                onClick={() => track('navigation_click', link)}
              >
                {link.label}
              </Link>
            ) : (
              <NavLink
                to={link.to}
                end={link.to === paths.home}
                className={navigationClass(pathname === link.to)}
                onClick={() => track('navigation_click', link)}
              >
                {link.label}
              </NavLink>
            )}
            {index === 2 && <MarketplaceItem className={navigationClass(false)} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function navigationClass(isActive: boolean): string {
  return clsx(
    'inline-flex min-h-11 items-center border-b-3 border-t-3 border-t-transparent whitespace-nowrap transition-colors',
    isActive ? 'border-b-leaf text-leaf' : 'border-b-transparent text-ink hover:text-leaf',
  );
}

/** On wide screens a row of tools and a row of links; under 900 px one row, its links in a sheet. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 border-b border-line bg-paper md:border-b-0">
        <div className="page flex h-16 items-center gap-3 md:h-18 md:gap-4">
          <HomeLink className="max-[22.5rem]:[&_.wordmark-name]:hidden" />
          <HeaderSearch />
          <div className="ml-auto hidden shrink-0 items-center gap-1 md:flex">
            <Link
              to={paths.cart}
              aria-label="Cart"
              title="Cart"
              className={iconButtonClass()}
              onClick={() => track('navigation_click', { label: 'Cart', to: paths.cart })}
            >
              <ShoppingBasket aria-hidden size={22} />
            </Link>
            <AccountLinks />
            <Button
              aria-haspopup="dialog"
              className="ml-2"
              onClick={() => openFarmApplication('navbar_farm_application', pathname)}
            >
              Post a Listing
            </Button>
          </div>
          <MenuButton />
        </div>
      </div>
      <div className="bg-paper md:border-b md:border-line">
        <Navigation />
      </div>
    </header>
  );
}
