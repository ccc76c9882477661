import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { usePublicConfig } from '../../lib/page/public-config';
import { useNow } from '../../lib/page/visit';
import { track } from '../../shared/track';
import { Wordmark } from '../../ui/art/wordmark';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';
import { PostListingButton } from './header/post-listing-button';
import { ThemeSwitch } from './header/theme-switch';
import { FOOTER_CATEGORIES, FOOTER_PAGES, type FrameLink, POPULAR_SEARCHES } from './links';

function LinkColumn({ title, links }: { title: string; links: readonly FrameLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <Fold summary={title}>
        <ul className="footer-links">
          {links.map((entry) => (
            <li key={entry.label}>
              <Link
                to={entry.to}
                onClick={() => track('navigation_click', { label: entry.label, to: entry.to })}
              >
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function Credit({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

function DataCredits() {
  return (
    <p className="credits">
      Markets and farms:{' '}
      <Credit href="https://www.usdalocalfoodportal.com">
        USDA Agricultural Marketing Service, Local Food Directories
      </Credit>
      . Cities: <Credit href="https://www.geonames.org">GeoNames</Credit>,{' '}
      <Credit href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Credit>. ZIP code centers and map
      shapes: <Credit href="https://www.census.gov">U.S. Census Bureau</Credit>. Time zones:{' '}
      <Credit href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</Credit>,{' '}
      <Credit href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL</Credit>.
    </p>
  );
}

export function Footer() {
  const { socialLinks } = usePublicConfig();
  const year = useNow().getUTCFullYear();
  return (
    <footer className="footer">
      <div className="footer-columns page">
        <div className="footer-brand">
          <Wordmark />
          <p>
            Local farms, farmers markets and fresh produce near you, straight from the people who grow it.
          </p>
          <PostListingButton cta="footer_farm_application" look="secondary" className="noscript:hidden!" />
          {socialLinks.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 text-sm">
              {socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener" className="footer-link">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <LinkColumn title="Explore" links={FOOTER_PAGES} />
        <LinkColumn title="Categories" links={FOOTER_CATEGORIES} />
        <LinkColumn title="Popular Searches" links={POPULAR_SEARCHES} />
      </div>
      <div className="border-t border-line">
        <div className="footer-last page">
          <div className="flex flex-col gap-2">
            <p className="flex flex-wrap items-center gap-x-5">
              <span>© {year} Farmgate</span>
              <Link to={paths.privacy} className="footer-link">
                Privacy Policy
              </Link>
              <Link to={paths.terms} className="footer-link">
                Terms of Service
              </Link>
            </p>
            <DataCredits />
          </div>
          <div className="noscript:hidden">
            <ThemeSwitch name="footer-theme" />
          </div>
        </div>
      </div>
    </footer>
  );
}
