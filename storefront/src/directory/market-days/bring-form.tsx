import type { AttendanceRequest, MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { MAX_ATTENDANCE_NOTE, MAX_BROUGHT } from '@farmgate/backend/contract/directory/markets';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import { Link } from '../../ui/navigation/link';
import { CheckChip } from '../farms/form/check-chips';

type Brought = Pick<AttendanceRequest, 'listingIds' | 'productIds' | 'note'>;

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
  const [listingIds, setListingIds] = useState(given.listingIds);
  const [productIds, setProductIds] = useState(given.productIds);
  const [note, setNote] = useState(given.note ?? '');
  // An undo, or an answer on another device, changes what shoppers read.
  const known = JSON.stringify([given.listingIds, given.productIds, given.note]);
  const [seen, setSeen] = useState(known);
  if (seen !== known) {
    setSeen(known);
    setListingIds(given.listingIds);
    setProductIds(given.productIds);
    setNote(given.note ?? '');
  }
  const hasOffers = offers.listings.length + offers.products.length > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ listingIds, productIds, note });
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      {hasOffers ? (
        <fieldset>
          <legend className="mb-2.5 text-sm font-semibold">What are you bringing?</legend>
          <div className="flex flex-wrap gap-x-2 gap-y-2.5">
            <OfferChips offers={offers.listings} value={listingIds} onChange={setListingIds} />
            <OfferChips offers={offers.products} value={productIds} onChange={setProductIds} />
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
      <TextField
        label="Note for shoppers"
        optional
        maxLength={MAX_ATTENDANCE_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" look="secondary" className="self-start" pendingLabel={isPending && 'Saving...'}>
        Save what I’m bringing
      </Button>
    </form>
  );
}
