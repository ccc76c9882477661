import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { useDesk } from '../../shared/business/use-desk';
import { track } from '../../shared/track';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/navigation/link';
import { DESK_PLACES, placeOf } from './places';

/**
 * The five places of farmers and vendors: a bar at the lower edge of a phone, a rail beside wide pages. Plain
 * links that are in the server's page; until it is known who is there the style sheet decides by the hint
 * that index.html puts on the document.
 */
export function DeskBar() {
  const { pathname, search } = useLocation();
  const desk = useDesk();
  if (desk === 'no') return null;
  const here = placeOf(pathname, search);
  return (
    <nav aria-label="Your farm" className={clsx('desk-bar', desk === 'maybe' && 'desk-bar-hinted')}>
      <ul>
        {DESK_PLACES.map((place) => (
          <li key={place.label}>
            <Link
              to={place.to}
              aria-current={place !== here ? undefined : place.to === pathname ? 'page' : 'true'}
              onClick={() => track('navigation_click', { label: place.label, to: place.to })}
            >
              <Icon name={place.icon} />
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
