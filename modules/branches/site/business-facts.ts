import type { Business } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import type { PublicBranch } from '../contract.ts'
import { type OpeningHourRule, rulesOn, spansOn, weekdays } from '../rules/opening-hours.ts'

/** A branch as structured data for search engines. It contains the postal address, contact data, coordinates and opening hours. */
export function businessFacts(
  branch: PublicBranch,
  { currency, profiles }: Pick<Business, 'currency' | 'profiles'>,
  { now, origin }: Pick<SiteContext, 'now' | 'origin'>,
): object {
  const { latitude, longitude } = branch
  return {
    '@type': branch.kind === 'rides' ? 'LocalBusiness' : 'Restaurant',
    '@id': `${origin}/#${branch.identifier}`,
    name: branch.name,
    url: origin,
    telephone: branch.phone,
    email: branch.email,
    currenciesAccepted: currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.street,
      postalCode: branch.zipCode,
      addressLocality: branch.city,
      addressCountry: branch.country,
    },
    ...(latitude != null && longitude != null ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    openingHoursSpecification: openingHours(branch.openingHours, now.toZonedDateTimeISO(branch.timeZone).toPlainDate()),
    sameAs: profiles,
  }
}

const clock = (minutes: number): string => {
  const within = minutes === 1440 ? 1439 : minutes % 1440
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** First the hours of each weekday on which the branch is open, then the single dates from today on that have special hours. */
function openingHours(rules: readonly OpeningHourRule[], today: Temporal.PlainDate): object[] {
  const recurring = rules.filter(({ type }) => type !== 'once')
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const week = weekdays.flatMap((name, index) =>
    spansOn(recurring, monday.add({ days: index })).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${name[0]?.toUpperCase()}${name.slice(1)}`,
      opens: clock(from),
      closes: clock(to),
    })),
  )
  const dates = [
    ...new Set(rules.flatMap(({ type, date }) => (type === 'once' && date && date >= today.toString() ? [date] : []))),
  ]
  const single = dates.toSorted().flatMap((date) => {
    const spans =
      rulesOn(rules, Temporal.PlainDate.from(date)).length > 0 ? spansOn(rules, Temporal.PlainDate.from(date)) : []
    return (spans.length > 0 ? spans : [{ from: 0, to: 0 }]).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: clock(from),
      closes: clock(to),
    }))
  })
  return [...week, ...single]
}
