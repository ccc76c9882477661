import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('weather_points')
export class WeatherPoint {
  @IdColumn()
  id: number;

  /** "35.4676,-97.5164"; "*" is the whole service. */
  @Column({ type: 'text' })
  point: string;

  @Column({ type: 'timestamptz' })
  checkedAt: Date;

  @Column({ type: 'timestamptz' })
  nextAt: Date;

  @Column({ type: 'integer', default: 0 })
  failures: number;
}
