import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards of farms say that their business has a share that can be joined, as `openSharesOf` has it. */
export class FarmsSellingShares1764500003095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW farms_selling_shares AS
      SELECT farms.id AS farm_id
      FROM farms JOIN vendors ON vendors.business_id = farms.business_id
      WHERE vendors.is_approved AND vendors.is_active
        AND (farms.is_verified OR farms.place_id IS NULL AND NOT EXISTS (SELECT FROM farm_claims AS claim
          WHERE claim.farm_id = farms.id AND claim.user_id = farms.user_id AND claim.status = 'new'))
        AND EXISTS (SELECT FROM share_plans AS plan
          JOIN share_sites AS own ON own.plan_id = plan.id
          JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
          JOIN pickup_sites AS site ON site.id = schedule.site_id
          WHERE plan.vendor_id = vendors.id AND plan.status = 'published' AND plan.add_on_to_id IS NULL
            AND NOT plan.is_hidden
            AND coalesce(plan.join_until >= (now() AT TIME ZONE site.time_zone)::date, true)
            AND EXISTS (SELECT FROM share_sizes WHERE plan_id = plan.id AND taken < places)
            AND EXISTS (SELECT FROM share_dates AS share JOIN pickup_windows AS day USING (date)
              WHERE share.plan_id = plan.id AND share.state <> 'canceled' AND day.schedule_id = own.schedule_id
                AND day.orders_close_at > now()))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW farms_selling_shares');
  }
}
