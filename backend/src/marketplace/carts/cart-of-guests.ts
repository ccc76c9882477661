import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { CartsService } from './carts.service.js';

/** Whoever logs in keeps what they put into their cart before. */
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
