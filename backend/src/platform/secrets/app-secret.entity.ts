import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('app_secrets')
export class AppSecret {
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  value: string;
}
