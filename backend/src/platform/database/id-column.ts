import { PrimaryGeneratedColumn } from 'typeorm';

export const IdColumn = () => PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' });
