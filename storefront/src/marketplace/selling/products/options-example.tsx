const HEAD = ['sku', 'name', 'option', 'unit', 'price', 'inventory'];
const ROWS = [
  ['EGG', 'Eggs', 'Dozen', 'dozen', '6.50', '25'],
  ['EGG', 'Eggs', 'Flat of 30', '', '14.00', '8'],
];

/** How a product with sizes or options is written down. */
export function OptionsExample() {
  return (
    <div className="mt-4 flex flex-col gap-2 text-soft">
      <p>
        A product with sizes or options has a row for each, with the same SKU and the option’s own price and
        inventory. All other columns count in its first row. Without a SKU, keep its rows together under the
        same name. Options that aren’t in the file stay as they are. How much an option weighs is set in the
        product’s form, so the file leaves it as it is. Its price is then per pound, or whichever weight you
        chose.
      </p>
      <div
        className="overflow-x-auto rounded-control border border-line"
        tabIndex={0}
        role="group"
        aria-label="Example"
      >
        <table className="w-full border-collapse text-left text-xs whitespace-nowrap">
          <thead className="bg-sunk">
            <tr>
              {HEAD.map((name) => (
                <th key={name} scope="col" className="px-2.5 py-1.5 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((cells) => (
              <tr key={cells.join()} className="border-t border-line">
                {cells.map((cell, at) => (
                  <td key={HEAD[at]} className="px-2.5 py-1.5 tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
