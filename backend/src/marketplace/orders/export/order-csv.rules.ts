import { RECEIVED_LABELS } from '../../../contract/marketplace/received-words.js';
import { SHORT_REASON_LABELS } from '../../../contract/marketplace/short-row-words.js';
import { amountOf } from '../../../contract/shared/money.js';
import { type CsvCell, csvFile, csvLines } from '../../../platform/csv/csv-lines.rules.js';
import { buyerName } from '../details/order.view.js';
import { vendorReceives } from '../details/vendor-receives.rules.js';
import type { ExportedLine } from './order-export.sql.js';
import { soldRows, weightCells } from './sold-rows.rules.js';

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
  'Weight',
  'Weight unit',
  'Price per weight unit',
  'Pickup day',
  'Pickup place',
  'Pickup hours',
  'Entered by the farm',
  'Paid by',
  'Paid at the farm',
];

/** A text below zero would be taken for a formula. */
const money = (cents: number): CsvCell => (cents < 0 ? amountOf(cents) : amountOf(cents).toFixed(2));
const statusWord = (status: string) => (status === 'cancelled' ? 'canceled' : status);
const words = (code: string) => code.replaceAll('_', ' ');

/** @returns the first row, with the byte order mark by which spreadsheets know UTF-8 */
export const orderCsvHead = (): string => csvFile([COLUMNS]);

/** What is of a whole order or line stands in its first row alone, so columns can be summed. */
export function orderCsvRows(lines: readonly ExportedLine[]): string {
  let before: number | null = null;
  return csvLines(
    lines.flatMap((line) => {
      const isFirst = line.vendorOrderId !== before;
      before = line.vendorOrderId;
      return soldRows(line).map((sold, index) => [
        ...headCells(line),
        ...[sold.name, line.sku ?? '', sold.quantity, sold.unit, money(sold.unitPrice), money(sold.total)],
        index === 0 ? String(line.refundedUnits) : '',
        ...(isFirst && index === 0 ? orderCells(line) : NO_ORDER_CELLS),
        ...(index === 0 ? shortCells(line) : ['', '']),
        ...weightCells(line, sold),
        isFirst && index === 0 && line.isEntered ? 'yes' : '',
        ...(isFirst && index === 0 && line.received ? receivedCells(line.received) : ['', '']),
      ]);
    }),
  );
}

function headCells(line: ExportedLine): string[] {
  const isPickup = line.shippingMethod === 'pickup';
  const address = [line.shippingAddress, line.shippingCity, line.shippingState, line.shippingZipCode];
  return [
    ...[line.orderNumber, line.placed, line.changed, statusWord(line.status)],
    ...[words(line.paymentMethod), words(line.paymentStatus)],
    ...[buyerName(line), line.email, line.phone, words(line.shippingMethod)],
    ...(isPickup ? ['', '', '', ''] : address),
    line.notes ?? '',
  ];
}

/** New columns come last, so that files of before still line up. */
const shortCells = ({ shortUnits, shortReasons }: ExportedLine): string[] => [
  String(shortUnits),
  shortReasons.map((reason) => SHORT_REASON_LABELS[reason]).join(', '),
];

function orderCells(line: ExportedLine): CsvCell[] {
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

const receivedCells = ({ by, cents }: NonNullable<ExportedLine['received']>): CsvCell[] => [
  RECEIVED_LABELS[by],
  money(cents),
];

const NO_ORDER_CELLS = Array<string>(9).fill('');
