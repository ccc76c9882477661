import { Module } from '@nestjs/common';
import { ViewingAdminController } from './viewing.admin.controller.js';
import { ViewingStaff } from './viewing.staff.js';

@Module({ controllers: [ViewingAdminController], providers: [ViewingStaff] })
export class ViewingModule {}
