import type { AddOnView } from '@farmgate/backend/contract/marketplace/shares/share-add-ons';
import { MAX_BOXES_AT_ONCE } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { useQueries, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { datesText, placesText } from '../../../shared/shares/share-words';
import { Select } from '../../../ui/fields/field';
import { amountText } from '../amount-text';
import {
  addOnDays,
  addOnQuoteText,
  type AskedAddOn,
  askedAddOn,
  askedAddOns,
  type ChosenAddOn,
  firstSize,
  type MainChoice,
  NOTHING,
} from './add-on-choices';
import { quoteQuery } from './share-queries';

interface SizeProps {
  addOn: AddOnView;
  chosen: Pick<ChosenAddOn, 'sizeId' | 'quantity'>;
  onChange: (chosen: Partial<Pick<ChosenAddOn, 'sizeId' | 'quantity'>>) => void;
}

/** Which size of an add-on, and how many each time. */
export function AddOnSize({ addOn: { name, sizes }, chosen, onChange }: SizeProps) {
  const size = sizes.find(({ id }) => id === chosen.sizeId);
  const most = Math.max(chosen.quantity, Math.min(MAX_BOXES_AT_ONCE, size?.placesLeft ?? 1));
  return (
    <div className="grid grid-cols-2 gap-3 empty:hidden">
      {sizes.length > 1 && (
        <Select
          label={`Size, ${name}`}
          value={chosen.sizeId}
          onChange={({ currentTarget }) => onChange({ sizeId: Number(currentTarget.value) })}
        >
          {sizes.map(({ id, name: label, price, placesLeft }) => (
            <option key={id} value={id} disabled={placesLeft === 0}>
              {label}, {amountText(price)}
            </option>
          ))}
        </Select>
      )}
      {most > 1 && (
        <Select
          label="How many each time"
          value={chosen.quantity}
          onChange={({ currentTarget }) => onChange({ quantity: Number(currentTarget.value) })}
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** What it costs; says so where it can't be had. */
export function AddOnQuote({ of }: { of: AskedAddOn | null }) {
  const { data, error } = useQuery({
    ...quoteQuery(of?.address ?? '', of?.asked ?? NOTHING),
    enabled: of !== null,
  });
  if (!of) return <p className="text-sm text-soft">Choose your pickup to see what you pay.</p>;
  if (error)
    return (
      <p role="alert" className="text-sm text-danger">
        {sentenceOf(error, 'We couldn’t work out the price. Check your connection and try again.')}
      </p>
    );
  return (
    <p role="status" aria-busy={!data} className="text-sm font-semibold tabular-nums">
      {data ? addOnQuoteText(data) : 'Working out what you pay...'}
    </p>
  );
}

/** @returns "6 boxes: June 3, June 17 …" and what else one wants to know before choosing it */
export const addOnHelp = ({ description, sizes }: AddOnView, days: readonly string[]): string =>
  [
    description,
    `${countOf(days.length, 'box', 'boxes')}: ${datesText(days)}`,
    ...(sizes.every(({ placesLeft }) => placesLeft === 0) ? [placesText(0)] : []),
  ]
    .filter(Boolean)
    .join(' · ');

/** Together with the main share, once all is known. */
function Together({ asked, total }: { asked: readonly AskedAddOn[]; total: number | undefined }) {
  const quotes = useQueries({ queries: asked.map((one) => quoteQuery(one.address, one.asked)) });
  const totals = [total, ...quotes.map(({ data }) => data?.total)];
  if (asked.length === 0 || totals.some((one) => one === undefined)) return null;
  const sum = totals.reduce<number>((all, one) => all + Math.round((one ?? 0) * 100), 0);
  return <p className="font-semibold tabular-nums">{amountText(sum / 100)} with the share</p>;
}

interface AddOnFieldsProps {
  addOns: readonly AddOnView[];
  main: MainChoice;
  chosen: readonly ChosenAddOn[];
  onChange: (chosen: ChosenAddOn[]) => void;
  /** Dollars of the share itself. */
  total: number | undefined;
}

/** What can be had with a share: a tap adds it, with what it costs. */
export function AddOnFields({ addOns, main, chosen, onChange, total }: AddOnFieldsProps) {
  const shown = addOns
    .map((addOn) => ({ addOn, days: addOnDays(addOn, main.half) }))
    .filter(({ days }) => days.length > 0);
  const asked = askedAddOns(addOns, chosen, main);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">Add to your box</legend>
      {shown.map(({ addOn, days }) => {
        const own = chosen.find(({ shareId }) => shareId === addOn.id);
        const size = firstSize(addOn);
        const others = chosen.filter((one) => one !== own);
        const least = Math.min(...addOn.sizes.map(({ price }) => price));
        return (
          <div
            key={addOn.id}
            className="flex flex-col gap-3 rounded-control border border-edge p-3 has-checked:border-leaf has-checked:bg-moss"
          >
            <label className="flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                checked={own !== undefined}
                disabled={!size}
                onChange={() =>
                  onChange(
                    own || !size ? others : [...others, { shareId: addOn.id, sizeId: size.id, quantity: 1 }],
                  )
                }
                className="mt-1 size-4 shrink-0 accent-leaf"
              />
              <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
                <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
                  {addOn.name}
                  <span className="text-clay tabular-nums">
                    {addOn.sizes.length > 1 && 'from '}
                    {amountText(least)} a box
                  </span>
                </span>
                <span className="text-sm text-soft">{addOnHelp(addOn, days)}</span>
              </span>
            </label>
            {own && (
              <>
                <AddOnSize
                  addOn={addOn}
                  chosen={own}
                  onChange={(some) => onChange([...others, { ...own, ...some }])}
                />
                <AddOnQuote of={askedAddOn(addOn, own, main)} />
              </>
            )}
          </div>
        );
      })}
      <Together asked={asked} total={total} />
    </fieldset>
  );
}
