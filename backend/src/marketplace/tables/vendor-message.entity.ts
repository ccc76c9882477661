import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Vendor } from './vendor.entity.js';

/** A visitor's message that waits for the vendor's next email about several. */
@Entity('vendor_messages')
export class VendorMessage {
  @IdColumn('vendor_messages')
  id: number;

  @Index('ix_vendor_messages_vendor_id')
  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_vendor_messages_vendor' })
  vendor?: Vendor;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  message: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
