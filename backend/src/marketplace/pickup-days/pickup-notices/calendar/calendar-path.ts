/** @param orderPath of the order's page, with its key @returns where its days are answered as an iCalendar */
export function calendarPath(orderId: number, orderPath: string): string {
  const [, query] = orderPath.split('?', 2);
  return `/api/orders/${orderId}/calendar.ics${query ? `?${query}` : ''}`;
}
