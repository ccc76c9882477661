import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../../accounts/sessions/sessions.module.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { CartItem } from '../tables/cart-item.entity.js';
import { CartRecords } from './cart-records.js';
import { CartsController } from './carts.controller.js';
import { CartsService } from './carts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CartItem]), SessionsModule],
  controllers: [CartsController],
  providers: [CartsService, CartRecords],
  exports: [CartsService],
})
export class CartsModule implements OnModuleInit {
  constructor(
    private readonly sessions: SessionsService,
    private readonly carts: CartsService,
  ) {}

  onModuleInit(): void {
    this.sessions.onStart((request, userId) => this.carts.takeAlong(userId, request));
  }
}
