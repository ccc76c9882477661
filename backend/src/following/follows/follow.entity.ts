import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('follows')
export class Follow {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  /** "farm-7", "place-12", "product-3"; no foreign key, as of favorites. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  words: string | null;

  @Column({ type: 'text', nullable: true })
  zipCode: string | null;

  @Column({ type: 'integer', nullable: true })
  miles: number | null;

  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
