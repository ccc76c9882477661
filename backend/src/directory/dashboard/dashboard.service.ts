import { Injectable } from '@nestjs/common';
import type { FarmerDashboard } from '../../contract/directory/dashboard.js';
import { ConfirmationsService } from '../confirmations/confirmations.service.js';
import { CorrectionsService } from '../corrections/corrections.service.js';
import { ClaimsService } from '../farms/claims/claims.service.js';
import { FarmsService } from '../farms/farms.service.js';
import { OwnListings } from '../listings/own/own-listings.service.js';

@Injectable()
export class DashboardService {
  constructor(
    private readonly farms: FarmsService,
    private readonly claims: ClaimsService,
    private readonly listings: OwnListings,
    private readonly corrections: CorrectionsService,
    private readonly confirmations: ConfirmationsService,
  ) {}

  /** A fixed number of statements, however much somebody has. */
  async of(userId: number): Promise<FarmerDashboard> {
    const [farms, listings, corrections, confirmations, rejectedClaims] = await Promise.all([
      this.farms.ownFarms(userId),
      this.listings.list(userId),
      this.corrections.ownCorrections(userId),
      this.confirmations.due(userId),
      this.claims.rejected(userId),
    ]);
    const rejected = rejectedClaims.length > 0 && { rejectedClaims };
    return { farms, listings, corrections, confirmations, ...rejected };
  }
}
