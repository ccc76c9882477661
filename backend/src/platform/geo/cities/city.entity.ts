import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Filled before the first start, like `zip_codes`, of which it is made. */
@Entity('cities')
export class City {
  /** As `plainName` makes it: "saint paul". */
  @PrimaryColumn({ type: 'text' })
  plainName: string;

  /** Two letters. */
  @PrimaryColumn({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  name: string;

  /** The one in the middle of it. */
  @Column({ type: 'text' })
  zipCode: string;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  /** GeoNames' figure, good for ranking; 0 where it has none. */
  @Column({ type: 'integer' })
  population: number;
}
