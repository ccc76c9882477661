export interface SaveButtonProps {
  /** "farm-7"; what has no such key (a result of Google) gets no heart. */
  itemKey: string;
  /** What it is called. */
  name: string;
  className?: string;
  /** What is followed after it is saved, where that is something else, such as the farm of a listing. */
  follow?: { itemKey: string; name: string } | undefined;
  /** It is sold out: who saves it may want to hear when it is back. */
  isSoldOut?: boolean | undefined;
}
