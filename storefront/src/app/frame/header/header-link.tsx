import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { track } from '../../../shared/track';
import { Link } from '../../../ui/navigation/link';
import { type FrameLink, isCurrent } from '../links';

/** A link of the header, highlighted on its own page. */
export function HeaderLink({ link }: { link: FrameLink }) {
  const isHere = isCurrent(link, useLocation().pathname);
  return (
    <Link
      to={link.to}
      aria-current={isHere ? 'page' : undefined}
      className={clsx('header-link', isHere && 'header-link-current')}
      onClick={() => track('navigation_click', { label: link.label, to: link.to })}
    >
      {link.label}
    </Link>
  );
}
