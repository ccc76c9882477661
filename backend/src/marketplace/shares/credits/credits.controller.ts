import { Body, Controller, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { TestPaymentRequest } from '../../../contract/marketplace/orders.js';
import {
  BuyCreditRequest,
  CreditOffersRequest,
  CreditPurchaseParams,
  CreditShopView,
  ReturnCreditRequest,
  SoldCreditQuery,
  SoldCreditView,
} from '../../../contract/marketplace/shares/bought-credit.js';
import {
  GiftTokenRequest,
  GiftView,
  TakenGiftView,
  WaitingGifts,
} from '../../../contract/marketplace/shares/credit-gifts.js';
import { SharePaymentPage, SubscriptionParams } from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { BuyCredit } from './buy-credit.service.js';
import { SoldCredit } from './sold-credit.service.js';
import { TakeGift } from './take-gift.service.js';

/** Farm credit that members buy. */
@ApiTags('marketplace')
@Controller('api/subscriptions/:id/credit')
export class CreditsController {
  constructor(private readonly credits: BuyCredit) {}

  @Get()
  @Access('user')
  @Answers(CreditShopView)
  look(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<CreditShopView> {
    return this.credits.look(user, id);
  }

  @Post()
  @Access('user')
  @AtMost(30, 10)
  @Answers(SharePaymentPage, HttpStatus.OK)
  buy(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: BuyCreditRequest }) request: BuyCreditRequest,
  ): Promise<SharePaymentPage> {
    return this.credits.buy(user, id, request);
  }

  @Post('test-payment')
  @Access('user')
  @Answers(CreditShopView, HttpStatus.OK)
  payAsTest(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: TestPaymentRequest }) { outcome }: TestPaymentRequest,
  ): Promise<CreditShopView> {
    return this.credits.payAsTest(user, id, outcome);
  }

  @Post(':purchaseId/return')
  @Access('user')
  @Answers(CreditShopView, HttpStatus.OK)
  giveBack(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: CreditPurchaseParams }) { id, purchaseId }: CreditPurchaseParams,
    @Body({ schema: ReturnCreditRequest }) request: ReturnCreditRequest,
  ): Promise<CreditShopView> {
    return this.credits.giveBack(user, id, purchaseId, request);
  }
}

/** The same as its farm sees it. */
@ApiTags('marketplace')
@Controller('api/vendor/farm-credit')
export class SoldCreditController {
  constructor(private readonly credits: SoldCredit) {}

  @Get()
  @Access('user')
  @ForBusiness('money')
  @Answers(SoldCreditView)
  look(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: SoldCreditQuery }) query: SoldCreditQuery,
  ): Promise<SoldCreditView> {
    return this.credits.look(vendor, query);
  }

  @Put('offers')
  @Access('user')
  @ForBusiness('price')
  @Answers(SoldCreditView)
  setOffers(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: CreditOffersRequest }) request: CreditOffersRequest,
  ): Promise<SoldCreditView> {
    return this.credits.setOffers(vendor, request);
  }
}

/** Farm credit that was given to somebody. The token is in the body, so that no log keeps it. */
@ApiTags('marketplace')
@Controller('api/credit-gifts')
export class CreditGiftsController {
  constructor(private readonly gifts: TakeGift) {}

  @Get()
  @Access('user')
  @Answers(WaitingGifts)
  waiting(@CurrentUser() user: SignedInUser): Promise<WaitingGifts> {
    return this.gifts.waiting(user.id);
  }

  @Post('look')
  @Access('public')
  @AtMost(30, 10)
  @Answers(GiftView, HttpStatus.OK)
  look(@Body({ schema: GiftTokenRequest }) { token }: GiftTokenRequest): Promise<GiftView> {
    return this.gifts.look(token);
  }

  @Post('accept')
  @Access('user')
  @Answers(TakenGiftView, HttpStatus.OK)
  accept(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: GiftTokenRequest }) { token }: GiftTokenRequest,
  ): Promise<TakenGiftView> {
    return this.gifts.accept(user, token);
  }
}
