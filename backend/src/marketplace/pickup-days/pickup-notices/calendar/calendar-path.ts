export function calendarPath(orderId: number, orderPath: string): string {
  const [, query] = orderPath.split('?', 2);
  return `/api/orders/${orderId}/calendar.ics${query ? `?${query}` : ''}`;
}
