import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('zip_codes')
export class ZipCode {
  /** Five digits as text; leading zeros count. */
  @PrimaryColumn({ type: 'text' })
  zipCode: string;

  @Column({ type: 'text' })
  city: string;

  /** Two letters. */
  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  /** IANA name. */
  @Column({ type: 'text' })
  timeZone: string;
}
