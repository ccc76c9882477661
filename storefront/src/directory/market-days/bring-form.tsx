import type { AttendanceRequest, MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { MAX_ATTENDANCE_NOTE, MAX_BROUGHT } from '@farmgate/backend/contract/directory/markets';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { useForm } from '../../ui/forms/use-form';
import { Link } from '../../ui/navigation/link';
import { CheckChip } from '../farms/form/check-chips';

type Brought = Pick<AttendanceRequest, 'listingIds' | 'productIds' | 'note'>;

type Values = Required<Brought> & { note: string };

interface ChipsProps {
  offers: readonly { id: number; name: string }[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

function OfferChips({ offers, value, onChange }: ChipsProps) {
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id].slice(0, MAX_BROUGHT));
  return offers.map(({ id, name }) => (
    <CheckChip key={id} label={name} checked={value.includes(id)} onChange={() => toggle(id)} />
  ));
}

export interface BringFormProps {
  of: MyMarketDay;
  isPending: boolean;
  onSave: (brought: Brought) => void;
}

/** What a member brings, of what they have on Farmgate, and a few words. */
export function BringForm({ of: { offers, ...given }, isPending, onSave }: BringFormProps) {
  const { listingIds, productIds, note } = given;
  const known: Values = { listingIds, productIds, note: note ?? '' };
  const form = useForm<Values, void>({ values: known, send: (brought) => onSave(brought) });
  const { reset, values, change } = form;
  const saved = JSON.stringify(known);
  // An undo, or an answer on another device, changes what shoppers read.
  useEffect(() => reset(JSON.parse(saved) as Values), [reset, saved]);
  const hasOffers = offers.listings.length + offers.products.length > 0;
  return (
    <Form of={form} className="flex flex-col gap-4">
      {hasOffers ? (
        <fieldset>
          <legend className="mb-2.5 text-sm font-semibold">What are you bringing?</legend>
          <div className="flex flex-wrap gap-x-2 gap-y-2.5">
            <OfferChips
              offers={offers.listings}
              value={values.listingIds}
              onChange={(ids) => change({ listingIds: ids })}
            />
            <OfferChips
              offers={offers.products}
              value={values.productIds}
              onChange={(ids) => change({ productIds: ids })}
            />
          </div>
        </fieldset>
      ) : (
        <p className="text-sm text-soft">
          Post what you grow and you can choose it here.{' '}
          <Link to={paths.post()} className="link">
            Post a listing
          </Link>
        </p>
      )}
      <TextField label="Note for shoppers" optional maxLength={MAX_ATTENDANCE_NOTE} {...form.field('note')} />
      <Button type="submit" look="secondary" className="self-start" pendingLabel={isPending && 'Saving...'}>
        Save what I’m bringing
      </Button>
    </Form>
  );
}
