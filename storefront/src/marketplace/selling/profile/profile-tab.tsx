import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { basisPointsOf } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { BadgeCheck, CalendarOff, Hourglass, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from '../../../lib/format/format';
import { pictureAddress } from '../../../lib/format/picture-address';
import { useMay } from '../../../shared/business/use-may';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Picture } from '../../../ui/pictures/picture';
import { PublicProfileButton } from '../dashboard/public-profile-button';
import { practiceLabel } from './vendor-form-values';

function Fact({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', isWide && 'sm:col-span-2')}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Whether staff has looked at the vendor and let it sell. */
export function ApprovalBadge({ isApproved }: Pick<VendorProfile, 'isApproved'>) {
  return isApproved ? (
    <Badge icon={<BadgeCheck aria-hidden size={14} />}>Approved</Badge>
  ) : (
    <Badge tone="sun" icon={<Hourglass aria-hidden size={14} />}>
      Pending Approval
    </Badge>
  );
}

/** @returns "12%" of a rate such as "0.12" */
export const percentOf = (rate: string): string => `${(basisPointsOf(rate) ?? 0) / 100}%`;

/** What the vendor says of the business. */
export function ProfileTab({ profile }: { profile: VendorProfile }) {
  const { may } = useMay();
  const { businessName, email, phone, city, state, farmingPractice, isApproved, description } = profile;
  return (
    <section aria-labelledby="vendor-profile" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="vendor-profile" className="text-xl">
          Vendor Profile
        </h2>
        <div className="flex flex-wrap gap-3">
          <PublicProfileButton profile={profile} />
          {may('edit') && (
            <>
              <LinkButton look="secondary" to={paths.closed()} icon={<CalendarOff aria-hidden size={18} />}>
                When you’re closed
              </LinkButton>
              <LinkButton to={paths.vendorProfileEdit} icon={<Pencil aria-hidden size={18} />}>
                Edit Profile
              </LinkButton>
            </>
          )}
        </div>
      </div>
      <Card className="flex flex-col gap-6 p-4 sm:p-6 md:flex-row">
        {profile.imageUrl && (
          <div className="aspect-4/3 w-full shrink-0 self-start overflow-hidden rounded-control md:w-64">
            <Picture
              address={pictureAddress(profile.imageUrl)}
              alt={profile.imageAlt ?? businessName}
              sizes="(width >= 56.25rem) 16rem, 100vw"
              otherwise={<div className="size-full bg-sunk" />}
            />
          </div>
        )}
        <dl className="grid grid-cols-1 min-w-0 flex-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact label="Business name">{businessName}</Fact>
          <Fact label="Approval">
            <ApprovalBadge isApproved={isApproved} />
          </Fact>
          <Fact label="Email">{email ?? 'Not given'}</Fact>
          <Fact label="Phone">{phone === null ? 'Not given' : formatPhone(phone)}</Fact>
          <Fact label="Location">
            {city}, {state}
          </Fact>
          <Fact label="Farming practice">{practiceLabel(farmingPractice)}</Fact>
          <Fact label="Description" isWide>
            <span className="block max-w-measure whitespace-pre-line">{description}</span>
          </Fact>
          <Fact label="Commission">
            {percentOf(profile.commissionRate)} of what you sell, set by Farmgate
          </Fact>
        </dl>
      </Card>
    </section>
  );
}
