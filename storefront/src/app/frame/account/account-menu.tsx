import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { track } from '../../../shared/track';
import { callingName } from './account-links';
import { AccountTrigger } from './account-trigger';
import { PersonLink } from './person-link';
import { usePersonLinks } from './use-person-links';
import { useSignOut } from './use-sign-out';

const item =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-sm font-medium outline-none select-none data-highlighted:bg-moss data-highlighted:text-leaf';

/**
 * The button with its menu, open as soon as it is there: it is fetched when somebody presses the button for
 * the first time.
 */
export function AccountMenu({ me }: { me: MeView }) {
  const signOut = useSignOut();
  const links = usePersonLinks(me);
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <AccountTrigger me={me} />
      </DropdownMenu.Trigger>
      {/* Without a portal: it belongs to the header, for screen readers too. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 flex max-h-(--radix-dropdown-menu-content-available-height) max-w-72 min-w-56 flex-col rounded-card border border-line bg-card p-1.5 shadow-float data-[state=open]:animate-rise overflow-y-auto"
      >
        <DropdownMenu.Label className="mb-1.5 border-b border-line px-3 pt-2 pb-3 text-xs text-soft">
          Logged in as
          <span className="block truncate text-sm font-semibold text-ink">{callingName(me)}</span>
          <span className="block truncate">{me.email}</span>
        </DropdownMenu.Label>
        {links.map((link) => (
          <DropdownMenu.Item key={link.to} asChild>
            <PersonLink
              to={link.to}
              className={item}
              onClick={() => track('navigation_click', { label: link.label, to: link.to })}
            >
              {link.label}
              {link.note && <span className="text-xs font-normal text-soft">{link.note}</span>}
            </PersonLink>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item className={`${item} mt-1.5 cursor-pointer`} onSelect={signOut}>
          <LogOut aria-hidden size={18} />
          Log out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
