import type {
  DirectoryEntry,
  EntryStatus,
  EntryType,
} from '@farmgate/backend/contract/directory/admin/entries.admin';
import type { Tone } from '../../kit/cells';
import { SOURCE_NAMES } from '../places/source-names';

export const TYPE_WORDS: Readonly<Record<EntryType, string>> = { farm: 'Farm', place: 'Place' };

export const STATUS_WORDS: Readonly<Record<EntryStatus, string>> = {
  listed: 'Listed',
  hidden: 'Hidden',
  farm: 'Replaced by a farm',
  waiting: 'Pending verification',
  verified: 'Verified',
  rejected: 'Rejected',
  unclaimed: 'Unclaimed',
};

export const ENTRY_TONES: Readonly<Record<EntryStatus, Tone>> = {
  listed: 'good',
  hidden: 'bad',
  farm: 'plain',
  waiting: 'waiting',
  verified: 'good',
  rejected: 'bad',
  unclaimed: 'plain',
};

export const SOURCE_WORDS: Readonly<Record<DirectoryEntry['source'], string>> = {
  ...(SOURCE_NAMES as Record<DirectoryEntry['source'], string>),
  farmgate: 'Registered here',
};

/** @returns the page of the farm or place that an entry is */
export const pathOf = ({ type, recordId }: Pick<DirectoryEntry, 'type' | 'recordId'>): string =>
  `/${type === 'farm' ? 'farms' : 'places'}/${recordId}/show`;
