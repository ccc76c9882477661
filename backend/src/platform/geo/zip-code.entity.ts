import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('zip_codes')
@Check('ck_zip_codes_zip_code', `zip_code ~ '^\\d{5}$'`)
@Index('ix_zip_codes_city', { synchronize: false })
@Index('ix_zip_codes_map', { synchronize: false })
export class ZipCode {
  /** Five digits as text; leading zeros count. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_zip_codes' })
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
