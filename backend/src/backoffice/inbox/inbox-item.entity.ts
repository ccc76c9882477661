import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InboxKind } from '../../contract/backoffice/inbox.admin.js';

/** What staff said of something that waits; there is none where nobody said anything. */
@Entity('inbox_items')
export class InboxItem {
  @PrimaryColumn({ type: 'text' })
  kind: InboxKind;

  @PrimaryColumn({ type: 'integer' })
  recordId: number;

  @Column({ type: 'integer', nullable: true })
  ownerId: number | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** It is hidden before this day of staff's calendar. */
  @Column({ type: 'date', nullable: true })
  snoozedUntil: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
