/** As `mailboxKey`; an index has the same expression for `mails.recipient`. */
export function mailboxOf(column: string): string {
  const plain = `regexp_replace(lower(${column}), '^([^+@]+)\\+[^@]*@', '\\1@')`;
  return `CASE WHEN lower(${column}) ~ '@(gmail|googlemail)\\.com$'
    THEN replace(split_part(${plain}, '@', 1), '.', '') || '@gmail.com' ELSE ${plain} END`;
}
