import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { BecomeFarmer } from '../../directory/farmer-dashboard/become-farmer';
import { LogOutButton } from '../../directory/farmer-dashboard/log-out-button';
import { PageHead } from '../../lib/page/page-head';
import { RoleNotAllowed } from '../../shared/business/role-not-allowed';
import { hasDesk } from '../../shared/business/use-desk';
import { useMay } from '../../shared/business/use-may';
import { OrderSwitch } from '../../shared/push/order-switch';
import { useRequiredSession } from '../../shared/sign-in/use-required-session';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/navigation/link';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { type MoreGroup, moreGroups } from './more-links';
import { ShowGuide } from './show-guide';

function Group({ group: { title, links } }: { group: MoreGroup }) {
  const id = `more-${links[0]?.to ?? ''}`;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {links.map(({ label, hint, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between gap-3 px-4 py-2 hover:bg-moss"
            >
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{label}</span>
                {hint && <span className="block text-sm text-soft">{hint}</span>}
              </span>
              <Icon name="chevron-right" className="shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** /farmer-dashboard/more: everything that is set up once in a while. */
export function MorePage() {
  const me = useRequiredSession(paths.deskMore);
  const own = useMay();
  const isKnown = me !== null && own.isKnown;
  return (
    <div className="page flex flex-col gap-6 py-8 md:gap-8 md:py-12">
      <PageHead title="More" noindex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">More</h1>
        {me && <LogOutButton />}
      </div>
      {!isKnown && <CheckingAuthentication />}
      {isKnown && !hasDesk(me.role, own) && own.role === null && (
        <BecomeFarmer isCustomer={me.role === 'user'} />
      )}
      {isKnown && !hasDesk(me.role, own) && own.role !== null && (
        <RoleNotAllowed message="Packers see what to pack." />
      )}
      {isKnown && hasDesk(me.role, own) && <ShowGuide />}
      {isKnown && hasDesk(me.role, own) && (
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
          {moreGroups(own).map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      )}
      {isKnown && own.hasShop && own.may('refund') && <OrderSwitch />}
    </div>
  );
}
