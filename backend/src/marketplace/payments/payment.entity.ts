import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Order } from '../orders/order.entity.js';

/** One try at paying for an order. Money is whole cents. */
@Entity('payments')
@Unique('uq_payments_provider', ['gateway', 'providerId'])
@Check('ck_payments_gateway', `gateway IN ('test', 'cash', 'stripe', 'paypal')`)
@Check('ck_payments_status', `status IN ('started', 'paid', 'failed', 'refunded')`)
@Check('ck_payments_amount', 'amount >= 0')
@Check('ck_payments_refunded', 'refunded BETWEEN 0 AND amount')
@Index('ix_payments_created_at', ['createdAt', 'id'])
@Index('ix_payments_status', ['status', 'id'])
@Index('ix_payments_amount', ['amount', 'id'])
@Index('ix_payments_provider_id', ['providerId', 'id'])
@Index('ix_payments_refunded', { synchronize: false })
export class Payment {
  @IdColumn('payments')
  id: number;

  @Index('ix_payments_order_id')
  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_payments_order' })
  order?: Order;

  @Column({ type: 'text' })
  gateway: 'test' | 'cash' | 'stripe' | 'paypal';

  /** The provider's id of the payment, once it has one. */
  @Column({ type: 'text', nullable: true })
  providerId: string | null;

  @Column({ type: 'text' })
  status: 'started' | 'paid' | 'failed' | 'refunded';

  @Column({ type: 'integer' })
  amount: number;

  @Column({ type: 'integer', default: 0 })
  refunded: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
