import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** A place of a share with its room, taken for somebody who may join with it. */
@Entity('kept_places')
export class KeptPlace {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  sizeId: number;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'integer', array: true })
  windowIds: number[];

  /** What is taken of the room of each of them. */
  @Column({ type: 'integer', array: true })
  windowTaken: number[];

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
