import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** When the National Weather Service was asked about a point, and when it may be asked again. */
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

  /** How often in a row it failed. */
  @Column({ type: 'integer', default: 0 })
  failures: number;
}
