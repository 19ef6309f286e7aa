import sql from 'sql-template-tag'
import { deviceWord } from '#modules/statistics/rules/devices.ts'
import { kinds } from '#modules/statistics/rules/log-event.ts'
import type { Tx } from '#platform/db.ts'
import { branchId as donau } from '#demo/donau/branch-ids.ts'
import { branchIds as lindwurm } from '#demo/lindwurm/branch-ids.ts'
import type { DemoPart } from '#demo/part.ts'
import { pick, seededNumbers } from '#demo/seeded-numbers.ts'

/**
 * A typical visit: its pages and events ('ecommerce/…'), sorted by time. The higher its `weight`, the more visits of the demo data follow
 * this pattern.
 */
interface Way {
  weight: number
  branch: string | null
  steps: readonly string[]
}

interface Business {
  zone: string
  /** Number of visits on a Friday. The numbers of the other weekdays are derived from it. */
  visits: number
  ways: readonly Way[]
}

const [cart, checkout, purchase] = ['ecommerce/addtocart', 'ecommerce/initiatecheckout', 'ecommerce/purchase']

const businesses: Readonly<Record<string, Business>> = {
  lindwurm: {
    zone: 'Europe/Vienna',
    visits: 90,
    ways: [
      {
        weight: 6,
        branch: lindwurm.lindwurm,
        steps: [
          '/de',
          '/de/store/lindwurm',
          cart,
          cart,
          '/de/store/lindwurm/checkout',
          checkout,
          purchase,
          '/de/status/*',
        ],
      },
      { weight: 8, branch: lindwurm.lindwurm, steps: ['/de', '/de/store/lindwurm', cart] },
      { weight: 5, branch: lindwurm.lindwurm, steps: ['/de/store/lindwurm'] },
      {
        weight: 4,
        branch: lindwurm.cafe,
        steps: ['/de/store/cafe', cart, '/de/store/cafe/checkout', checkout, purchase, '/de/status/*'],
      },
      { weight: 3, branch: lindwurm.cafe, steps: ['/de', '/de/store/cafe'] },
      { weight: 4, branch: null, steps: ['/de', '/de/ueber-uns'] },
      { weight: 2, branch: null, steps: ['/en', '/en/store/lindwurm'] },
      {
        weight: 1,
        branch: lindwurm.shuttle,
        steps: ['/de', '/de/gaesteshuttle', '/de/store/shuttle/checkout', checkout],
      },
    ],
  },
  donau: {
    zone: 'Europe/Vienna',
    visits: 45,
    ways: [
      { weight: 4, branch: donau, steps: ['/de', '/de/store/donau/checkout', checkout, purchase, '/de/status/*'] },
      { weight: 6, branch: donau, steps: ['/de'] },
      { weight: 3, branch: donau, steps: ['/en', '/en/store/donau/checkout', checkout] },
      { weight: 2, branch: null, steps: ['/de', '/de/ueber-uns'] },
      { weight: 2, branch: null, steps: ['/en/about'] },
    ],
  },
}

const referrers = ['', '', '', 'google.com', 'google.com', 'instagram.com', 'maps.google.com', 'tripadvisor.at']
const devices = [
  { browser: 'Safari', version: '18', system: 'iOS', screen: 'mobile', size: '390×844', ratio: '3', scheme: 'light' },
  {
    browser: 'Chrome',
    version: '131',
    system: 'Android',
    screen: 'mobile',
    size: '412×915',
    ratio: '3',
    scheme: 'dark',
  },
  {
    browser: 'Chrome',
    version: '131',
    system: 'Windows',
    screen: 'desktop',
    size: '1536×864',
    ratio: '1.25',
    scheme: 'light',
  },
  {
    browser: 'Firefox',
    version: '133',
    system: 'Windows',
    screen: 'large',
    size: '1920×1080',
    ratio: '1',
    scheme: 'light',
  },
  { browser: 'Safari', version: '18', system: 'iOS', screen: 'tablet', size: '820×1180', ratio: '2', scheme: 'light' },
] as const

/**
 * `byWeekday`: the number of visits as a fraction of a Friday's, Monday first. `byHour`: how many visits start in each hour of the day,
 * compared with the other hours.
 */
const byWeekday = [0.5, 0.6, 0.65, 0.75, 1, 0.95, 0.7]
const byHour = [1, 0, 0, 0, 0, 0, 1, 2, 3, 4, 6, 9, 9, 6, 4, 4, 6, 9, 12, 10, 7, 5, 3, 2]
const DAYS = 35

interface Event {
  day: string
  at: string
  visitor: string
  kind: number
  branch: string | null
  page: string | null
  name: string | null
  ref: string | null
  dev: string | null
}

/** Invents the visits of one day, up to `now`. A visitor gets a new number on each day, as in the real log. */
function eventsOf(day: Temporal.PlainDate, now: Temporal.Instant, { zone, visits, ways }: Business): Event[] {
  const next = seededNumbers(day.year * 10_000 + day.month * 100 + day.day + visits)
  const count = Math.round(visits * (byWeekday[day.dayOfWeek - 1] ?? 1) * (0.85 + next() * 0.3))
  const events: Event[] = []
  for (let visit = 0; visit < count; visit++) {
    const way = ways[pick(ways, ({ weight }) => weight, next())]
    const device = devices[Math.floor(next() * devices.length)]
    const ref = referrers[Math.floor(next() * referrers.length)] ?? ''
    const hour = pick(byHour, (part) => part, next())
    let at = day.toZonedDateTime({ timeZone: zone, plainTime: { hour, minute: Math.floor(next() * 60) } }).toInstant()
    if (!way || !device) continue
    const add = (kind: (typeof kinds)[number], more: Partial<Event>): void => {
      if (Temporal.Instant.compare(at, now) < 0)
        events.push({
          day: day.toString(),
          at: at.toString(),
          visitor: String(day.dayOfYear * 100_000 + visit),
          kind: kinds.indexOf(kind),
          branch: way.branch,
          page: null,
          name: null,
          ref: null,
          dev: null,
          ...more,
        })
      at = at.add({ seconds: 15 + Math.floor(next() * 90) })
    }
    add('init', { ref: ref || null, dev: deviceWord(device) })
    for (const step of way.steps)
      add(step.startsWith('/') ? 'view' : 'event', step.startsWith('/') ? { page: step } : { name: step })
  }
  return events
}

/** Adds invented visits of the last five weeks to the log. The usual job then computes their figures. */
async function addVisits(tx: Tx, now: Temporal.Instant, business: Business): Promise<void> {
  const today = now.toZonedDateTimeISO(business.zone).toPlainDate()
  const events = Array.from({ length: DAYS }, (_, back) =>
    eventsOf(today.subtract({ days: back }), now, business),
  ).flat()
  const words = [...new Set(events.flatMap(({ page, name, ref, dev }) => [page, name, ref, dev]))].filter(
    (one) => one !== null,
  )
  await tx.run(sql`INSERT INTO stat_words (word) SELECT unnest(${words}::text[]) ON CONFLICT DO NOTHING`)
  await tx.run(sql`
    INSERT INTO stat_events (day, at, visitor, kind, branch, page, name, ref, dev)
    SELECT e.day, e.at, e.visitor, e.kind, e.branch, p.id, n.id, r.id, d.id
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e (day date, at timestamptz, visitor bigint, kind smallint, branch uuid,
      page text, name text, ref text, dev text)
    LEFT JOIN stat_words p ON p.word = e.page LEFT JOIN stat_words n ON n.word = e.name
    LEFT JOIN stat_words r ON r.word = e.ref LEFT JOIN stat_words d ON d.word = e.dev`)
  await tx.run(sql`
    INSERT INTO stat_progress (day, written) SELECT day, count(*) FROM stat_events GROUP BY day
    ON CONFLICT (day) DO UPDATE SET written = excluded.written`)
}

/** Annotations of the demo data. `back`: days before today. */
const annotations = [
  { back: 23, text: 'Neue Winterkarte' },
  { back: 9, text: 'Plakate am Bahnhof' },
]

/** The demo data of statistics: visits on the pages of both demo businesses, and annotations for one of them. */
export const demoPart: DemoPart = {
  async fill(tx, core, brand) {
    const business = businesses[brand]
    if (!business) return
    const now = core.clock.now()
    await addVisits(tx, now, business)
    if (brand !== 'lindwurm') return
    const today = now.toZonedDateTimeISO(business.zone).toPlainDate()
    for (const { back, text } of annotations)
      await tx.run(
        sql`INSERT INTO annotations (id, day, text) VALUES (${core.ids.uuid()}, ${today.subtract({ days: back }).toString()}, ${text})`,
      )
  },
}
