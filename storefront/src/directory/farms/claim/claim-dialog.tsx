import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { isCode } from '../../../lib/api/is-code';
import { SendConfirmation } from '../../../shared/sign-in/send-confirmation';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import type { ClaimableFarm } from '../farm-queries';
import { claimFailure, type useClaim } from './use-claim';

export interface ClaimDialogProps {
  farm: ClaimableFarm;
  me: MeView;
  claiming: ReturnType<typeof useClaim>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks once more before a farm becomes the person's. */
export function ClaimDialog({ farm, me, claiming, open, onOpenChange }: ClaimDialogProps) {
  const form = useForm<Record<never, never>, unknown>({
    values: {},
    send: () => claiming.mutateAsync(me.id),
  });
  const isPlace = typeof farm.id === 'string';
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Claim ${farm.name}?`}
      description="Claim a farm only if you own it or manage it."
      submitLabel="Yes, claim this farm"
      pendingLabel="Claiming..."
      failure={claiming.error && claimFailure(claiming.error)}
    >
      <div className="flex flex-col gap-5">
        {(me.emailConfirmedAt === null || isCode(claiming.error, 'EMAIL_NOT_CONFIRMED')) && (
          <section
            aria-label="Confirm your email"
            className="flex flex-col gap-3 rounded-control bg-sunk p-4"
          >
            <p className="text-sm wrap-anywhere">
              <strong className="font-semibold">Confirm your email before you claim it.</strong> Open the link
              that we emailed to {me.email}.
            </p>
            <SendConfirmation label="Send the link again" />
          </section>
        )}
        <TextField
          label="Farmer ID"
          readOnly
          value={String(me.id)}
          help={`Filled in from your account, ${me.username}.`}
        />
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
          <li>
            You can add photos, hours and a description right away. Only you and our team see them until we
            verify your claim.
          </li>
          {isPlace && <li>Its address, hours and products stay as they are until you change them.</li>}
          <li>
            Our team checks your claim. After that you can change everything else and post listings for the
            farm.
          </li>
        </ul>
      </div>
    </DialogForm>
  );
}
