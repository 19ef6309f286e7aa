import sql from 'sql-template-tag'
import type { TimeContext } from './people.ts'
import { type HolidayName, readHolidays } from './holidays.ts'

/**
 * The public holidays of a branch, for the forecast of orders. They depend on the region that most contracts of the branch have. If
 * several regions are equally frequent, the first in alphabetical order is used. If the branch has no contracts, only the holidays of the
 * whole country count.
 */
export async function branchHolidays(
  { core: { db } }: TimeContext,
  branch: { id: string; country: string },
  from: string,
  to: string,
): Promise<readonly HolidayName[]> {
  const most = await db.first<{ region: string }>(sql`
    SELECT holiday_region AS region FROM working_contracts WHERE branch_id = ${branch.id} AND (valid_to IS NULL OR valid_to >= ${from})
    GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`)
  const region = most?.region ?? branch.country
  return (await readHolidays(db, [region], from, to)).get(region) ?? []
}
