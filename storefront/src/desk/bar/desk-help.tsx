import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useLocation } from 'react-router-dom';
import { helpPartOf } from '../../shared/business/help-part';
import { useDesk } from '../../shared/business/use-desk';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/navigation/link';

/** At the foot of every page of the desk: what helps with it. */
export function DeskHelp() {
  const { pathname, search } = useLocation();
  const desk = useDesk();
  if (desk !== 'yes' || pathname === paths.deskHelp()) return null;
  return (
    <p className="page pb-8 print:hidden">
      <Link
        to={paths.deskHelp(helpPartOf(pathname, search))}
        className="hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline"
      >
        Help with this page
        <Icon name="chevron-right" />
      </Link>
    </p>
  );
}
