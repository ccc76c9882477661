import { clsx } from 'clsx';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../ui/icon';
import { FOOD_LINKS, isCurrent } from '../links';
import { HeaderLink } from './header-link';
import { useClosing } from './use-closing';

/** The ways to food behind one button, with or without scripts. */
export function FoodMenu() {
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const isHere = FOOD_LINKS.some((link) => isCurrent(link, pathname));
  return (
    <details ref={details} className="food-menu">
      <summary className={clsx('header-link', isHere && 'header-link-current')}>
        Find food
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {FOOD_LINKS.map((link) => (
          <li key={link.to}>
            <HeaderLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
