import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { MAX_MEMBER_NAME, MAX_STALL } from '@farmgate/backend/contract/directory/markets';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextField } from '../../../ui/fields/field';
import { useSettled } from '../../../ui/fields/use-settled';
import { PlainForm } from '../../../ui/forms/plain-form';
import {
  farmsNamedQuery,
  type FoundSeller,
  mergeSellers,
  sellersLikeQuery,
  suggestedSellers,
} from './found-sellers';
import { useAddMember } from './use-member-changes';

const PAUSE_MS = 250;
/** Fewer letters find everyone. */
const LEAST = 2;
/** So many are offered. */
const MOST = 8;

/** @returns vendors and farms whose names begin like what is typed, or have its words; none yet: undefined */
function useFound(typed: string): FoundSeller[] | undefined {
  const name = useSettled(typed.trim(), PAUSE_MS);
  const enabled = name.length >= LEAST;
  const suggested = useQuery({ ...sellersLikeQuery(name), enabled });
  const farms = useQuery({ ...farmsNamedQuery(name), enabled });
  if (!enabled || suggested.isLoading || farms.isLoading) return undefined;
  // Where one of the two cannot be had, the other one and the bare name are left.
  return mergeSellers(suggestedSellers(suggested.data ?? []), farms.data ?? []).slice(0, MOST);
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

export interface AddMemberProps {
  marketId: number;
  members: readonly MemberView[];
}

/** Finds a vendor or a farm to invite, or takes a bare name. */
export function AddMember({ marketId, members }: AddMemberProps) {
  const [name, setName] = useState('');
  const [stall, setStall] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const adding = useAddMember(marketId, () => {
    setName('');
    setStall('');
    field.current?.focus();
  });
  const found = useFound(name);
  const typed = name.trim();
  const listed = new Map(members.map((member) => [member.path, member.status]));
  const isOn = ({ path }: FoundSeller) => ['member', 'invited'].includes(listed.get(path) ?? '');
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
        className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]"
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
        <TextField
          label="Stall"
          optional
          autoComplete="off"
          maxLength={MAX_STALL}
          value={stall}
          onChange={({ currentTarget }) => setStall(currentTarget.value)}
        />
      </PlainForm>
      {typed.length >= LEAST && (
        <ul aria-label="Found" className="divide-y divide-line border-y border-line">
          {found?.map((seller) => (
            <Choice key={seller.key} name={seller.name} detail={seller.detail}>
              {isOn(seller) ? (
                <span className="text-sm text-soft">
                  {listed.get(seller.path) === 'invited' ? 'Invited' : 'On the roster'}
                </span>
              ) : (
                <Button
                  size="sm"
                  look="secondary"
                  disabled={sent !== null}
                  pendingLabel={
                    sent !== null &&
                    ('vendorId' in seller.given
                      ? sent.vendorId === seller.given.vendorId
                      : sent.farmId === seller.given.farmId) &&
                    'Adding...'
                  }
                  onClick={() => add(seller.given)}
                >
                  Invite
                  <span className="sr-only"> {seller.name}</span>
                </Button>
              )}
            </Choice>
          ))}
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
      <p role="status" className="sr-only">
        {found && `${found.length} found`}
      </p>
    </Card>
  );
}
