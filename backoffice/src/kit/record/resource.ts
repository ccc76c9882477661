import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** Entries of the menu that hold lists, in its order. */
export const SECTIONS = [
  'Inbox',
  'Directory',
  'Orders',
  'Vendors',
  'Products',
  'Money',
  'Content',
  'Audience',
  'Imports',
  'People',
  'Settings',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A resource of the back office as its folder describes it; the menu and the routes are made of these. */
export interface BackOfficeResource {
  /** As in /api/admin/{name} and /admin/{name}. */
  name: string;
  /** In its section's tabs and over the list, in the plural. */
  label: string;
  section: Section;
  /** How a record is called where another one refers to it: a field's name, or a function. */
  called: string | ((record: RaRecord) => string);
  list: ComponentType;
  show?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
}
