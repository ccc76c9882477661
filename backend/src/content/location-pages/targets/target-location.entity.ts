import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';

@Entity('target_locations')
export class TargetLocation {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  stateCode: string;

  @Column({ type: 'text' })
  zipCode: string;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  /** GeoNames' figure, about 2010 to 2016: good for ranking, to be called "about". */
  @Column({ type: 'integer' })
  population: number;

  @Column({ type: 'boolean', default: false })
  isGenerated: boolean;

  @Column({ type: 'integer', default: 1 })
  priority: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
