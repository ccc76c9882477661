import { PrimaryGeneratedColumn } from 'typeorm';

/** The integer id that every table has; `table` names its primary key constraint. */
export const IdColumn = (table: string) =>
  PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: `pk_${table}`,
  });
