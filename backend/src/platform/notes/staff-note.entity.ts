import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { NotedResource } from '../../contract/backoffice/notes.admin.js';
import { IdColumn } from '../database/id-column.js';

/** What staff note about a record; nobody else reads it. */
@Entity('staff_notes')
export class StaffNote {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  resource: NotedResource;

  @Column({ type: 'integer' })
  recordId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** As it was when the note was written. */
  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
