import type { EntryType } from '@farmgate/backend/contract/directory/admin/entries.admin';
import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import Button from '@mui/material/Button';
import { BadgeCheck, Eye, EyeOff, type LucideIcon, Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { required, SelectInput, useListContext, useUnselectAll } from 'react-admin';
import { ActionDialog } from '../../kit/actions/action-dialog';
import { useMay } from '../../kit/may';
import { KIND_CHOICES } from '../parts/words';
import { countText, idsOf, othersText } from './selected.rules';
import { type Change, useBulkChange } from './use-bulk-change';

interface Props {
  /** What it is for; ticked rows of the other type stay as they are. */
  type: EntryType;
  /** What one has to be allowed to do with these. */
  capability: string;
  verb: string;
  icon: LucideIcon;
  explanation: string;
  /** "hidden", behind how many. */
  done: string;
  change: Change;
  asksReason?: boolean;
  fields?: ReactNode;
  tells?: string;
}

const hide: Change = async (data, id, body) => {
  await data.act('places', id, 'hide', body);
  return { undo: () => data.act('places', id, 'restore') };
};

const show: Change = async (data, id) => {
  await data.act('places', id, 'restore');
  return { undo: () => data.act('places', id, 'hide', { reason: 'Shown by mistake.' }) };
};

const verify: Change = async (data, id) => {
  const { emails } = await data.act('farms', id, 'verify');
  return { emails };
};

const setKind: Change = async (data, id, body) => {
  const { data: before } = await data.getOne<AdminFarm>('farms', { id });
  const after = { ...before, ...body };
  await data.update<AdminFarm>('farms', { id, data: after, previousData: before });
  return { undo: () => data.update<AdminFarm>('farms', { id, data: before, previousData: after }) };
};

/** What can be done to all ticked rows of the directory, as on the page of each. */
export function EntryBulkActions() {
  return (
    <>
      <BulkChange
        type="place"
        capability="hide"
        verb="Hide"
        icon={EyeOff}
        explanation="Visitors can no longer find them. Imports leave them hidden. You can undo this."
        done="hidden"
        change={hide}
        asksReason
      />
      <BulkChange
        type="place"
        capability="restore"
        verb="Show"
        icon={Eye}
        explanation="Visitors can find them again. You can undo this."
        done="shown again"
        change={show}
      />
      <BulkChange
        type="farm"
        capability="edit"
        verb="Set the kind of"
        icon={Tag}
        explanation="Visitors see the new kind at once. You can undo this."
        done="changed"
        change={setKind}
        fields={
          <SelectInput source="kind" choices={KIND_CHOICES} validate={required('Please choose a kind.')} />
        }
      />
      <BulkChange
        type="farm"
        capability="verify"
        verb="Verify"
        icon={BadgeCheck}
        explanation="They get the Verified badge. We email the owners of those that have one. You can’t undo this here."
        done="verified"
        change={verify}
        tells="their owners"
      />
    </>
  );
}

function BulkChange(props: Props) {
  const { type, verb, icon: Icon, change, done } = props;
  const { selectedIds, resource } = useListContext();
  const unselect = useUnselectAll(resource);
  const [isOpen, setIsOpen] = useState(false);
  const { run, isWaiting } = useBulkChange(change, props.tells);
  const isAllowed = useMay(props.capability, `${type}s`);
  const ids = idsOf(type, selectedIds);
  if (!isAllowed || ids.length === 0) return null;
  const what = `${verb} ${countText(ids.length, type)}`;
  const submit = async (body: object) => {
    await run(ids, body, (count) => `${countText(count, type)} ${done}.`);
    setIsOpen(false);
    unselect();
  };
  return (
    <>
      <Button size="small" startIcon={<Icon size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {what}
      </Button>
      {isOpen && (
        <ActionDialog
          title={`${what}?`}
          label={what}
          explanation={`${props.explanation}${othersText(type, selectedIds)}`}
          {...(props.asksReason && {
            asksReason: true,
            color: 'error',
            reasonHelp: 'Saved in the audit log.',
          })}
          fields={props.fields}
          isWaiting={isWaiting}
          onClose={() => setIsOpen(false)}
          onSubmit={submit}
        />
      )}
    </>
  );
}
