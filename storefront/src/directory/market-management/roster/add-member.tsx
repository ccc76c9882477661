import type { FoundSellers } from '@farmgate/backend/contract/directory/market-management';
import { MAX_MEMBER_NAME, MAX_STALL, type MemberStatus } from '@farmgate/backend/contract/directory/markets';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { formatMiles } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextField } from '../../../ui/fields/field';
import { useSettled } from '../../../ui/fields/use-settled';
import { PlainForm } from '../../../ui/forms/plain-form';
import { sellersQuery } from '../market-queries';
import { useAddMember } from './use-member-changes';

const PAUSE_MS = 250;
/** Fewer letters find everyone. */
const LEAST = 2;

/** @returns who can be invited by that name, the nearest first; none yet: undefined */
function useFound(marketId: number, typed: string): FoundSellers | undefined {
  const name = useSettled(typed.trim(), PAUSE_MS);
  const enabled = name.length >= LEAST;
  const { data } = useQuery({ ...sellersQuery(marketId, name), enabled });
  return enabled ? data : undefined;
}

const STATUS: Partial<Record<MemberStatus, string>> = {
  invited: 'Invited',
  member: 'On the roster',
  waiting: 'On the waiting list',
};

/** @returns "Vendor and farm (Sunny Acres) · Fort Myers, FL · 4 miles" */
function detailOf({ vendorId, also, city, state, miles }: FoundSellers[number]): string {
  const what = vendorId === null ? 'Farm' : also ? `Vendor and farm (${also})` : 'Vendor';
  const far = miles === null ? '' : formatMiles(miles);
  return [what, [city, state].filter(Boolean).join(', '), far].filter(Boolean).join(' · ');
}

function Choice({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-soft">{detail}</span>
      </span>
      {children}
    </li>
  );
}

/** Finds a vendor or a farm to invite, or takes a bare name. */
export function AddMember({ marketId }: { marketId: number }) {
  const [name, setName] = useState('');
  const [stall, setStall] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const adding = useAddMember(marketId, () => {
    setName('');
    setStall('');
    field.current?.focus();
  });
  const found = useFound(marketId, name);
  const typed = name.trim();
  const sent = adding.isPending ? adding.variables : null;
  const add = (given: Parameters<typeof adding.mutate>[0]) =>
    adding.mutate(
      { ...given, ...(stall.trim() !== '' && { stall: stall.trim() }) },
      // The button that was pressed rests meanwhile, so it lost the focus.
      { onError: () => field.current?.focus() },
    );
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <h3 className="text-lg">Add a vendor or farm</h3>
      <PlainForm
        role="search"
        aria-label="Vendors and farms"
        // What is typed is looked for at once, and a button of what is found adds it.
        onSend={() => null}
        className="flex flex-col gap-4"
      >
        <TextField
          ref={field}
          label="Name"
          autoComplete="off"
          maxLength={MAX_MEMBER_NAME}
          placeholder="Blue Heron Farm"
          help="Those on Farmgate get an invitation by email. You can add anyone else by name."
          error={
            adding.error ? sentenceOf(adding.error, 'We couldn’t add them. Please try again.') : undefined
          }
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            if (adding.error) adding.reset();
          }}
        />
        {typed.length >= LEAST && (
          <ul aria-label="Found" className="divide-y divide-line border-y border-line">
            {found?.map((seller) => {
              const status = seller.status && STATUS[seller.status];
              const { vendorId, farmId } = seller;
              const isSent =
                sent !== null && (sent.vendorId ?? null) === vendorId && (sent.farmId ?? null) === farmId;
              return (
                <Choice key={`${vendorId}-${farmId}`} name={seller.name} detail={detailOf(seller)}>
                  {status ? (
                    <span className="text-sm text-soft">{status}</span>
                  ) : (
                    <Button
                      size="sm"
                      look="secondary"
                      disabled={sent !== null}
                      pendingLabel={isSent && 'Adding...'}
                      onClick={() => add({ vendorId, farmId })}
                    >
                      {seller.status === 'asked' ? 'Approve' : 'Invite'}
                      <span className="sr-only"> {seller.name}</span>
                    </Button>
                  )}
                </Choice>
              );
            })}
            <Choice
              name={`“${typed}”`}
              detail="By name only. They can’t answer emails or list what they bring."
            >
              <Button
                size="sm"
                look="secondary"
                disabled={sent !== null}
                pendingLabel={sent?.name !== undefined && sent?.name !== null && 'Adding...'}
                onClick={() => add({ name: typed })}
              >
                Add name
              </Button>
            </Choice>
          </ul>
        )}
        <TextField
          label="Stall"
          optional
          autoComplete="off"
          className="max-w-48"
          maxLength={MAX_STALL}
          value={stall}
          onChange={({ currentTarget }) => setStall(currentTarget.value)}
        />
      </PlainForm>
      <p role="status" className="sr-only">
        {found && `${found.length} found`}
      </p>
    </Card>
  );
}
