/**
 * A text in an address, as a field would hold it.
 * @returns it without outer spaces and control characters (which no field can hold and no search can find),
 * cut to a length
 */
export function readText(query: URLSearchParams, name: string, maxLength: number): string {
  const text = (query.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return text.slice(0, maxLength).trimEnd();
}
