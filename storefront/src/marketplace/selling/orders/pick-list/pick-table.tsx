import { formatUnit } from '../../../../lib/format/format';
import { notWeighedText, type PickLine } from './pick-list';

/** What to pick, with a box to tick for each product. */
export function PickTable({ lines }: { lines: readonly PickLine[] }) {
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse">
        <caption className="sr-only">Quantity of each product needed for open orders</caption>
        <thead>
          <tr className="border-b-2 border-edge text-left text-xs text-soft">
            <th scope="col" className="py-2 pr-3 font-semibold">
              <span className="sr-only">Picked</span>
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              Quantity
            </th>
            <th scope="col" className="w-full py-2 pr-3 font-semibold">
              Product
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Orders
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={`${line.productId}-${line.name}-${line.unit}`}
              className="break-inside-avoid border-b border-line"
            >
              <td className="py-2.5 pr-3 align-middle">
                <span aria-hidden className="block size-5 rounded-sm border border-edge" />
              </td>
              <td className="py-2.5 pr-4 text-right text-lg font-semibold tabular-nums">{line.quantity}</td>
              <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere">
                {line.name} <span className="text-sm text-soft">{formatUnit(line.unit)}</span>
                {line.boxed !== undefined && (
                  <span className="block text-sm text-soft">
                    {line.boxed === line.quantity ? 'In boxes' : `${line.boxed} of them in boxes`}
                  </span>
                )}
                {notWeighedText(line) && (
                  <span className="block text-sm font-semibold">{notWeighedText(line)}</span>
                )}
              </th>
              <td className="py-2.5 text-right text-sm text-soft tabular-nums">{line.orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
