import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { CartsService } from './carts.service.js';

@Injectable()
export class CartOfGuests implements OnModuleInit {
  constructor(
    private readonly sessions: SessionsService,
    private readonly carts: CartsService,
  ) {}

  onModuleInit(): void {
    this.sessions.onStart((request, userId) => this.carts.takeAlong(userId, request));
  }
}
