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
  /** Leads to the next record of the list, or back to the list after the last. */
  goOn: () => void;
  /** Handed on with the page, so that the next one knows where it came from. */
  state: object;
}

export const QueueContext = createContext<QueuePlace | null>(null);

/** Said where the list has no next record. */
export const LAST_IN_QUEUE = 'That was the last one.';

/** @returns null where the page's record is in no list that is known */
export const useQueuePlace = () => useContext(QueueContext);
