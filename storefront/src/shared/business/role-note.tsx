import { BUSINESS_ROLE_HELP, BUSINESS_ROLE_LABELS } from '@farmgate/backend/contract/accounts/business-roles';
import { useMay } from './use-may';

/** Why the dashboard of who works for a business has fewer buttons than its owner's. */
export function RoleNote() {
  const { role, businessName, may } = useMay();
  if (role === null || may('edit')) return null;
  return (
    <p className="rounded-control bg-sunk px-3.5 py-3 text-sm wrap-anywhere">
      <strong className="font-semibold">
        {BUSINESS_ROLE_LABELS[role]} at {businessName}.
      </strong>{' '}
      {BUSINESS_ROLE_HELP[role]}
    </p>
  );
}
