import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a vendor said that the columns of a file are, for the next one with the same heads. */
@Entity('file_columns')
export class FileColumns {
  @PrimaryColumn({ type: 'integer' })
  vendorId: number;

  /** A hash of the heads. */
  @PrimaryColumn({ type: 'text' })
  heads: string;

  @Column({ type: 'jsonb' })
  columns: string[];

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
