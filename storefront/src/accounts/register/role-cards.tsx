import { REGISTRATION_ROLES, REGISTRATION_ROLE_LABELS } from '@farmgate/backend/contract/accounts/roles';
import { ShoppingBasket, Sprout } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';

const ICONS = { farmer: Sprout, user: ShoppingBasket } as const;

const HINTS = {
  farmer: 'Register your farm and post listings for free.',
  user: 'Find farms and markets, and buy what they grow.',
} as const;

/**
 * What somebody wants to do here: one of two, as cards. In large text the words are under the rest, as wide
 * as the card.
 */
export function RoleCards({
  field,
  error,
  first,
}: {
  /** The one that is chosen to begin with. */
  first: 'farmer' | 'user';
  field: UseFormRegisterReturn<'role'>;
  error?: string | undefined;
}) {
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && 'role-error'}>
      <legend className="mb-1.5 text-sm font-semibold">I am a</legend>
      {REGISTRATION_ROLES.map((role) => {
        const Icon = ICONS[role];
        return (
          <label
            key={role}
            className="@container flex cursor-pointer flex-wrap items-start gap-3 rounded-control border border-edge p-3.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              value={role}
              defaultChecked={role === first}
              className="mt-1 size-4 shrink-0 accent-leaf outline-none"
              {...field}
            />
            <span className="flex min-w-0 flex-1 flex-col @max-[10rem]:order-last @max-[10rem]:basis-full">
              <span className="text-sm font-semibold">{REGISTRATION_ROLE_LABELS[role]}</span>
              <span className="text-sm text-soft">{HINTS[role]}</span>
            </span>
            <Icon
              aria-hidden
              size={22}
              className="mt-0.5 shrink-0 text-leaf @max-[10rem]:ml-auto max-[22.5rem]:hidden"
            />
          </label>
        );
      })}
      {error && (
        <p id="role-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
