import { createContext, useContext } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';

/** The list that a record is worked through in, for who has not opened it: as it is at first. */
export interface Queue {
  sort: SortPayload;
  filter?: Partial<RaRecord>;
}

/** Where the record of the page is in the list as it was filtered last. */
export interface QueuePlace {
  prevPath: string | undefined;
  nextPath: string | undefined;
  /** From 0. */
  index: number | undefined;
  total: number | undefined;
  /** Said where there is no next record. */
  endText: string;
  /** Leads to the next record of the list, or back to the list after the last. */
  goOn: () => void;
  /** Handed on with the page, so that the next one knows where it came from. */
  state: object;
}

export const QueueContext = createContext<QueuePlace | null>(null);

/** The rows of the inbox that someone goes through, and where in it they are. */
export interface InboxQueue {
  /** The pages of its rows, in their order. */
  pages: readonly string[];
  /** How many wait before them. */
  offset: number;
  /** How many wait in all. */
  total: number;
  /** The filters and the page of the inbox, as its address has them. */
  search: string;
}

export const LAST_IN_QUEUE = 'That was the last one.';
export const MORE_IN_INBOX = 'There’s more in the inbox.';

/** @returns null where the page's record is in no list that is known */
export const useQueuePlace = () => useContext(QueueContext);
