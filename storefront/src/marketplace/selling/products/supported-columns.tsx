import { useQuery } from '@tanstack/react-query';
import { vendorProfileQuery } from '../../queries';
import { IMPORT_COLUMNS } from './import-rules';
import { OptionsExample } from './options-example';

/** What the columns of our own file mean. */
export function SupportedColumns() {
  const { data: profile } = useQuery(vendorProfileQuery());
  return (
    <details className="text-sm">
      <summary className="hit w-fit font-semibold text-leaf">Supported columns</summary>
      <p className="mt-2 text-soft wrap-anywhere">
        {IMPORT_COLUMNS}
        {profile?.hasPickups && ', crates, leadHours'}. Only the name, or the SKU of a product that is there,
        has to be in it. Your export has what you use. Change it, save it and choose it here. If your columns
        are called something else, you’ll say what each of them is.
      </p>
      <p className="mt-2 text-soft">
        A deposit is an amount such as 100.00, or a percentage such as 25%. Enter the day its balance is due
        in balanceOn, or “weighed.” Enter keep or refund in ifUnpaid, and the days to pay in graceDays. An
        option can have an amount of its own in optionDeposit.
      </p>
      <p className="mt-2 text-soft">
        For an option by weight, enter what the price is for in per (lb, oz, kg, or 100g), yes or no in
        inSteps, and what one weighs in least, usual, and most, such as 3.5 lb.
      </p>
      <p className="mt-2 text-soft">
        In box, put each product of a box in a line of its own, such as 2 x EGGS | Dozen: how many, its SKU,
        and its option. In dates, enter stock for dates, such as 2027-03-06: 10; 2027-03-13: 8. Both count for
        new products only.
      </p>
      <p className="mt-2 text-soft">
        stockWhenExported says what the stock was when you downloaded the file. Leave it as it is. If
        something was sold since, we ask you before we change that stock.
      </p>
      <p className="mt-2 text-soft">
        In photos, put addresses that begin with https:// and are open to everyone, each in a line of its own.
        We fetch up to 8 for a product that has none, and keep our own copy.
      </p>
      <OptionsExample />
    </details>
  );
}
