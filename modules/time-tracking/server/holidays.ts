import sql, { join } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'

interface Day {
  region: string
  day: string
  name_de: string
  name_en: string
}

/**
 * Computes the public holidays of a year in a region ('AT', 'DE-BY') with a library (docs/rules/time-tracking.md, Public holidays). The
 * library needs 20 MiB of memory, so it is loaded only when a year is computed for the first time.
 */
async function libraryDays(region: string, year: number): Promise<Day[]> {
  const { default: Holidays } = await import('date-holidays')
  const [country = '', state] = region.split('-')
  const source = state ? new Holidays(country, state) : new Holidays(country)
  const english = new Map(source.getHolidays(year, 'en').map((one) => [one.date, one.name]))
  const found = new Map<string, Day>()
  for (const one of source.getHolidays(year, 'de')) {
    if (one.type !== 'public') continue
    const day = one.date.slice(0, 10)
    found.set(day, { region, day, name_de: one.name, name_en: english.get(one.date) ?? one.name })
  }
  return [...found.values()]
}

/**
 * Computes and stores the public holidays of these years and regions, unless they are already stored. A stored year never changes, even if
 * a newer library would compute it differently.
 */
async function keepYears(db: Queries, regions: readonly string[], years: readonly number[]): Promise<void> {
  for (const region of new Set(regions)) {
    for (const year of years) {
      const known = await db.first(sql`SELECT 1 FROM public_holiday_years WHERE region = ${region} AND year = ${year}`)
      if (known) continue
      const days = await libraryDays(region, year)
      if (days.length > 0)
        await db.run(sql`
          INSERT INTO public_holidays (region, day, name_de, name_en)
          VALUES ${join(days.map((one) => sql`(${one.region}, ${one.day}, ${one.name_de}, ${one.name_en})`))}
          ON CONFLICT DO NOTHING`)
      await db.run(
        sql`INSERT INTO public_holiday_years (region, year) VALUES (${region}, ${year}) ON CONFLICT DO NOTHING`,
      )
    }
  }
}

export interface HolidayName {
  readonly date: string
  readonly de: string
  readonly en: string
}

/** Reads the public holidays of each region between two dates, including holidays that the business has added or removed. */
export async function readHolidays(
  db: Queries,
  regions: readonly string[],
  from: string,
  to: string,
): Promise<Map<string, HolidayName[]>> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  await keepYears(
    db,
    regions,
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  const rows = await db.many<{ region: string; day: string; name_de: string; name_en: string }>(sql`
    SELECT region, day, name_de, name_en FROM public_holidays
    WHERE region = ANY(${[...regions]}) AND day BETWEEN ${from} AND ${to} AND NOT is_removed ORDER BY day`)
  const found = new Map<string, HolidayName[]>(regions.map((region) => [region, []]))
  for (const row of rows) found.get(row.region)?.push({ date: row.day, de: row.name_de, en: row.name_en })
  return found
}
