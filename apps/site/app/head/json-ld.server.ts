import type { Locale } from '#contract/locale.ts'
import { type OpeningHourRule, rulesOn, spansOn, weekdays } from '#modules/branches/rules/opening-hours.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { Block } from '#modules/content/contract.ts'
import { answeredEntries } from '#modules/content/rules/faq-entries.ts'
import type { SiteContext } from '../site-context.ts'

/** The script's text for a page; the facts change with content and day, so they are put together once for both. */
export function jsonLdText(site: SiteContext, blocks: readonly Block[], page: { locale: Locale; url: string }): string {
  const day = site.now.toZonedDateTimeISO(site.init.config.timeZone).toPlainDate().toString()
  return site.once(`json-ld ${page.url} ${day}`, () => scriptText(jsonLd(site, blocks, page)))
}

/** The page's facts in schema.org words; the same data as visible (messaging §6). */
export function jsonLd(
  { init, origin, now }: SiteContext,
  blocks: readonly Block[],
  page: { locale: Locale; url: string },
): object {
  const { config } = init
  const businesses = init.branches.map((branch) => business(branch, init.config, origin, now))
  const faqs = blocks.flatMap((block) => (block.type === 'faqs' ? answeredEntries(block.entries) : []))
  const rides = init.branches.find(({ kind }) => kind === 'rides')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...businesses,
      ...(rides
        ? [
            {
              '@type': 'TaxiService',
              '@id': `${origin}/#service`,
              name: config.shopName,
              description: config.seoDescription[page.locale] || config.description[page.locale],
              provider: { '@id': `${origin}/#${rides.identifier}` },
              areaServed: rides.city,
              availableChannel: { '@type': 'ServiceChannel', serviceUrl: page.url, servicePhone: rides.phone },
            },
          ]
        : []),
      ...(faqs.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: faqs.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  }
}

function business(
  branch: PublicBranch,
  config: SiteContext['init']['config'],
  origin: string,
  now: Temporal.Instant,
): object {
  const { latitude, longitude } = branch
  return {
    '@type': branch.kind === 'rides' ? 'LocalBusiness' : 'Restaurant',
    '@id': `${origin}/#${branch.identifier}`,
    name: branch.name,
    url: origin,
    telephone: branch.phone,
    email: branch.email,
    currenciesAccepted: config.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.street,
      postalCode: branch.zipCode,
      addressLocality: branch.city,
      addressCountry: branch.country,
    },
    ...(latitude != null && longitude != null ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    openingHoursSpecification: openingHours(branch.openingHours, now.toZonedDateTimeISO(branch.timeZone).toPlainDate()),
    sameAs: config.socialLinks.map(({ url }) => url),
  }
}

const clock = (minutes: number): string => {
  const within = minutes === 1440 ? 1439 : minutes % 1440
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The week as it recurs (closed days left out), then single dates that differ, from today on (messaging §6). */
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

const ends: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Ready for a script element: nothing in it can end the element (security §7). */
export const scriptText = (graph: object): string =>
  JSON.stringify(graph).replaceAll(/[<>&\u2028\u2029]/g, (letter) => ends[letter] ?? letter)
