import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** Headings of the menu, in its order. */
export const GROUPS = ['Accounts', 'Directory', 'Marketplace', 'Content', 'Following', 'System'] as const;
export type Group = (typeof GROUPS)[number];

/** A resource of the back office as its folder describes it; the menu and the routes are made of these. */
export interface BackOfficeResource {
  /** As in /api/admin/{name} and /admin/{name}. */
  name: string;
  /** In the menu and over the list, in the plural. */
  label: string;
  group: Group;
  icon: LucideIcon;
  /** How a record is called where another one refers to it: a field's name, or a function. */
  called: string | ((record: RaRecord) => string);
  list: ComponentType;
  show?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  /** Part of another record's page, so it is not in the menu. */
  isHidden?: boolean;
}
