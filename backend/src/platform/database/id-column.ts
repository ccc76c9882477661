import { PrimaryGeneratedColumn } from 'typeorm';

/** The integer id that every table has. */
export const IdColumn = () => PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' });
