import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../../accounts/sessions/sessions.module.js';
import { CartItem } from '../tables/cart-item.entity.js';
import { CartOfGuests } from './cart-of-guests.js';
import { CartRecords } from './cart-records.js';
import { CartsController } from './carts.controller.js';
import { CartsService } from './carts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CartItem]), SessionsModule],
  controllers: [CartsController],
  providers: [CartsService, CartOfGuests, CartRecords],
  exports: [CartsService],
})
export class CartsModule {}
