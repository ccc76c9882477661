import { Module } from '@nestjs/common';
import { PickupWindows } from './windows/pickup-windows.job.js';

@Module({ providers: [PickupWindows], exports: [PickupWindows] })
export class PickupsModule {}
