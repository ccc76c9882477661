import { SHORT_REASON_LABELS } from '../../../contract/marketplace/short-row-words.js';
import { amountOf } from '../../../contract/shared/money.js';
import { csvLines } from '../../../platform/csv/csv-lines.rules.js';
import { vendorReceives } from '../details/vendor-receives.rules.js';
import type { ExportedLine } from './order-export.sql.js';

const COLUMNS = [
  'Order',
  'Placed',
  'Last change',
  'Status',
  'Payment',
  'Payment status',
  'Customer',
  'Email',
  'Phone',
  'Delivery',
  'Street',
  'City',
  'State',
  'ZIP code',
  'Instructions',
  'Product',
  'SKU',
  'Quantity',
  'Unit',
  'Unit price',
  'Line total',
  'Refunded quantity',
  'Order subtotal',
  'Order discount',
  'Order tax',
  'Order shipping',
  'Order total',
  'Order refunded',
  'Order disputed',
  'Commission',
  'You receive',
  'Missing quantity',
  'Missing reason',
];

const money = (cents: number) => amountOf(cents).toFixed(2);
/** As people read it; the code has it with two l. */
const statusWord = (status: string) => (status === 'cancelled' ? 'canceled' : status);
const words = (code: string) => code.replaceAll('_', ' ');

/** @returns the first row, with the byte order mark by which spreadsheets know UTF-8 */
export const orderCsvHead = (): string => `\uFEFF${csvLines([COLUMNS])}`;

/**
 * @returns a row a line. What is of a whole order stands in its first row alone, so that columns can be
 * summed up. Where a buyer lives who comes to the vendor is no matter of the vendor's.
 */
export function orderCsvRows(lines: readonly ExportedLine[]): string {
  let before: number | null = null;
  return csvLines(
    lines.map((line) => {
      const isFirst = line.shareId !== before;
      before = line.shareId;
      return [
        ...headCells(line),
        ...lineCells(line),
        ...(isFirst ? orderCells(line) : NO_ORDER_CELLS),
        ...shortCells(line),
      ];
    }),
  );
}

function headCells(line: ExportedLine): string[] {
  const isPickup = line.shippingMethod === 'pickup';
  const address = [line.shippingAddress, line.shippingCity, line.shippingState, line.shippingZipCode];
  return [
    ...[line.orderNumber, line.placed, line.changed, statusWord(line.status)],
    ...[words(line.paymentMethod), words(line.paymentStatus)],
    ...[`${line.firstName} ${line.lastName}`, line.email, line.phone, words(line.shippingMethod)],
    ...(isPickup ? ['', '', '', ''] : address),
    line.notes ?? '',
  ];
}

const lineCells = (line: ExportedLine): string[] => [
  ...[line.productName, line.sku ?? '', String(line.quantity), line.unit],
  ...[money(line.unitPrice), money(line.totalPrice), String(line.refundedUnits)],
];

/** New columns come last, so that files of before still line up. */
const shortCells = ({ shortUnits, shortReasons }: ExportedLine): string[] => [
  String(shortUnits),
  shortReasons.map((reason) => SHORT_REASON_LABELS[reason]).join(', '),
];

function orderCells(line: ExportedLine): string[] {
  const { subtotal, discount, tax, shipping, total, refunded, disputed, commission, commissionBack } = line;
  const amounts = [
    subtotal,
    discount,
    tax,
    shipping,
    total,
    refunded,
    disputed,
    commission - commissionBack,
    vendorReceives(line),
  ];
  return amounts.map(money);
}

const NO_ORDER_CELLS = Array<string>(9).fill('');
