import sql, { raw, type Sql } from 'sql-template-tag'
import { type RandomBytes, randomIds } from '#kernel/ids.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { branchesPort } from '#modules/branches/ports.ts'
import { isOpen, type OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { searchWords } from '#modules/ordering/rules/search-words.ts'
import { RIDES_COUNTED_ON } from '#modules/ordering/server/new-order.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Past } from './past.ts'
import { type DemoGuest, guestOf } from './past-guests.ts'
import { pick, seededNumbers } from './seeded-numbers.ts'

/** Orders are created for this many days until yesterday. The forecast in the back office reads the orders of the last 91 days. */
const DAYS = 105
/** How busy each weekday is, Monday first, and each hour of a day, as weights. */
const byWeekday = [0.5, 0.6, 0.7, 0.8, 1, 0.95, 0.75]
const byHour = [0, 0, 0, 0, 1, 1, 2, 3, 4, 4, 5, 9, 12, 8, 4, 3, 5, 9, 13, 12, 8, 4, 2, 1]

interface Template {
  id: string
  uid: string
  kind: string
  /** The guest's last name. Empty for an order at a table. */
  lastName: string
  branch: string
  serving: string
  origin: string
  placedAt: string
  /** The time that the guest wishes. Null: as soon as possible. */
  appointment: string | null
  /** The time of the last step. */
  endedAt: string
  /**
   * The stars in the review of the order that is copied. Null if it has no review; a copy may then have a review with four or five stars.
   */
  review: Stars | null
}

interface Stars {
  rating: number
  foodRating: number
  serviceRating: number
  processRating: number
}

interface Copy {
  source: string
  id: string
  uid: string
  hash: string
  /** The number of a food order. All rides are numbered again after they are copied. */
  ticket: number
  guest: DemoGuest
  /** The words by which the search in the history finds the order. */
  words: string
  /** Seconds between the time of the copied order and the time of the copy. */
  later: number
  /** Each step of the copied order took a certain time. In the copy, this time is multiplied by `pace`. */
  pace: number
  /**
   * Seconds by which a copied ride begins earlier than `later` says. It is 0, except for a ride of the last days that would otherwise not
   * have ended yet.
   */
  sooner: number
  /** The guest's review. Most guests write none. */
  review: (Stars & { comment: '' }) | null
}

/**
 * Creates fifteen weeks of orders until yesterday, because figures, forecasts and long lists need past orders. Placing each order would
 * take minutes, so completed orders that were paid in cash are copied. The copies have other guests, and other times at which the branch
 * is open. `perDay`: number of orders on a Friday, by branch.
 */
export async function addPastWeeks(
  core: BrandCore,
  past: Past,
  randomBytes: RandomBytes,
  perDay: Readonly<Record<string, number>>,
): Promise<void> {
  const branches = await past.modules.port(branchesPort)()
  const templates = await core.db.many<Template>(sql`
    SELECT id, uid, kind, last_name AS "lastName", branch_id AS branch, delivery_type AS serving, origin, created_at AS "placedAt",
      appointment, updated_at AS "endedAt", questionnaire AS review FROM orders
    WHERE state = 'completed' AND payment_state = 'none' AND origin <> 'external' ORDER BY created_at, id`)
  const copies = branches.flatMap((branch) =>
    copiesOf(
      branch,
      templates.filter((one) => one.branch === branch.id),
      perDay[branch.id] ?? 0,
      core.clock.now(),
      randomBytes,
    ),
  )
  await core.db.tx(async (tx) => {
    const copied = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) AS c (source uuid, id uuid, uid text, hash text, ticket integer, guest jsonb, words text,
      later float8, pace float8, sooner float8, review jsonb)`
    const later = (column: string) => sql`${column}::text, o.${raw(column)} + c.later * interval '1 second'`
    const due = (column: string) => sql`${column}::text, o.${raw(column)} + (c.later - c.sooner) * interval '1 second'`
    /**
     * Converts a time of the copied order to the time of the copy. In the copy, each step takes a little longer or shorter. The steps of a
     * ride from its beginning on are `sooner`.
     */
    const done = (at: Sql) => sql`o.created_at + c.later * interval '1 second' + (${at} - o.created_at) * c.pace
      - CASE WHEN ${at} >= o.appointment THEN c.sooner ELSE 0 END * interval '1 second'`
    await tx.run(sql`
      INSERT INTO orders SELECT made.* FROM ${copied} JOIN orders o ON o.id = c.source
      CROSS JOIN LATERAL jsonb_populate_record(o, jsonb_build_object('id', c.id, 'uid', c.uid, 'hash', c.hash, 'ticket_number', c.ticket,
        'questionnaire', c.review, 'donatee_id', NULL, 'kitchen_items', '[]'::jsonb, 'email', '', 'company_name', '', 'comment', '', 'delivery_address', NULL,
        'ride', o.ride || '{"passengerName": "", "passengerPhone": "", "signName": ""}', ${later('created_at')}, 'updated_at', ${done(sql`o.updated_at`)}, ${due('appointment')},
        ${due('appointment_date')}, ${later('awaited_from')}, ${later('seen_at')}, 'kitchen_done_at', ${done(sql`o.kitchen_done_at`)}) || c.guest) AS made`)
    await tx.run(sql`
      INSERT INTO order_items SELECT made.* FROM ${copied} JOIN order_items i ON i.order_id = c.source
      CROSS JOIN LATERAL jsonb_populate_record(i, jsonb_build_object('id', uuidv7(), 'order_id', c.id)) AS made`)
    await tx.run(sql`
      INSERT INTO order_timeline (id, order_id, at, actor_type, actor_id, actor_name, action, from_state, to_state, data)
      SELECT uuidv7(), c.id, ${done(sql`t.at`)}, t.actor_type, t.actor_id, t.actor_name, t.action, t.from_state, t.to_state, t.data
      FROM ${copied} JOIN orders o ON o.id = c.source JOIN order_timeline t ON t.order_id = c.source WHERE t.action <> 'questionnaire' ORDER BY 3, t.number`)
    await tx.run(sql`
      INSERT INTO order_search (order_id, created_at, branch_id, words)
      SELECT c.id, o.created_at, o.branch_id, c.words FROM ${copied} JOIN orders o ON o.id = c.id`)
    await numberRides(tx)
  })
}

/** Numbers the rides of each branch from 1 in the order in which they were placed, because their numbers never start again. */
async function numberRides(tx: Tx): Promise<void> {
  await tx.run(sql`
    UPDATE orders o SET ticket_number = counted.number
    FROM (SELECT id, row_number() OVER (PARTITION BY branch_id ORDER BY created_at, id) AS number FROM orders WHERE kind = 'ride') counted
    WHERE o.id = counted.id`)
  await tx.run(sql`
    UPDATE ticket_counters t SET last = (SELECT max(ticket_number) FROM orders WHERE branch_id = t.branch_id AND kind = 'ride')
    WHERE business_day = ${RIDES_COUNTED_ON}`)
}

/**
 * The copies of one branch, day by day. They are the same in each start, except for their ids. Days on which the branch is closed have no
 * copies.
 */
function copiesOf(
  branch: Branch,
  templates: readonly Template[],
  perDay: number,
  now: Temporal.Instant,
  randomBytes: RandomBytes,
): Copy[] {
  if (templates.length === 0) return []
  const copies: Copy[] = []
  const today = now.toZonedDateTimeISO(branch.timeZone).toPlainDate()
  for (let back = DAYS; back > 0; back--) {
    const day = today.subtract({ days: back })
    const next = seededNumbers(day.year * 10_000 + day.month * 100 + day.day + perDay)
    const growth = 1 - (back / DAYS) * 0.2
    const count = Math.round(perDay * (byWeekday[day.dayOfWeek - 1] ?? 1) * growth * (0.8 + next() * 0.4))
    const times = Array.from({ length: count }, () => {
      const plainTime = { hour: pick(byHour, (part) => part, next()), minute: Math.floor(next() * 60) }
      return day.toZonedDateTime({ timeZone: branch.timeZone, plainTime }).toInstant()
    }).toSorted(Temporal.Instant.compare)
    let ticket = 0
    for (const at of times) {
      const template =
        templates[pick(templates, ({ origin }, index) => (origin === 'staff' ? 0.4 : demandOf(index, back)), next())]
      if (!template || !isOpen(hoursOf(branch, template.serving), at, branch.timeZone)) continue
      const ids = randomIds({ now: () => at, epochMs: () => at.epochMilliseconds }, randomBytes)
      const later = at.since(Temporal.Instant.from(template.placedAt)).total('seconds')
      const uid = `${template.uid.split('-')[0]}-${ids.uid()}`
      const guest = guestOf(template, next)
      const words = searchWords({
        ...noAddress,
        uid,
        firstName: guest.first_name,
        lastName: guest.last_name,
        phone: guest.phone,
      })
      const pace = paceAt(hourIn(at, branch), template, next)
      const sooner = soonerFor(template, at, now)
      if (sooner === undefined) continue
      const review = reviewOf(template, next)
      copies.push({
        source: template.id,
        id: ids.uuid(),
        uid,
        hash: ids.hash(),
        ticket: ++ticket,
        guest,
        words,
        later,
        pace,
        sooner,
        review,
      })
    }
  }
  return copies
}

/**
 * How often an order is copied, as a weight. In the last two weeks, one of five orders is copied less often, and the next one more often.
 * So the statistics show a change of demand.
 */
function demandOf(index: number, back: number): number {
  const usual = 1 + (index % 3)
  if (back > 14) return usual
  return usual * ([0.25, 1.8][index % 5] ?? 1)
}

/** The factor `pace` by which the time of each step is multiplied. For food it is random, and higher in busy hours. */
const paceAt = (hour: number, { kind }: Template, next: () => number): number =>
  kind === 'food' ? (0.75 + next() * 0.5) * ((byHour[hour] ?? 0) > 8 ? 1.25 : 1) : 1

/** How long after its booking a ride begins that has to begin sooner than the copied ride. */
const SHORTEST_LEAD_SECONDS = 2 * 60 * 60

/**
 * The value of `sooner` for a copy that is placed `at`. A ride that was booked a day ahead would end in the future if it were booked
 * yesterday, but all copies are completed. Such a ride begins two hours after its booking. Undefined if it would still end in the future.
 */
function soonerFor(template: Template, at: Temporal.Instant, now: Temporal.Instant): number | undefined {
  if (template.kind !== 'ride' || template.appointment === null) return 0
  const placed = Temporal.Instant.from(template.placedAt)
  const end = at.add(Temporal.Instant.from(template.endedAt).since(placed))
  const over = end.since(now).total('seconds')
  if (over <= 0) return 0
  const lead = Temporal.Instant.from(template.appointment).since(placed).total('seconds')
  const sooner = Math.max(0, lead - SHORTEST_LEAD_SECONDS)
  return over <= sooner ? sooner : undefined
}

const hourIn = (at: Temporal.Instant, { timeZone }: Branch): number => at.toZonedDateTimeISO(timeZone).hour

/**
 * One guest in eight writes a review. It has the same stars as the review of the copied order, sometimes one more. If the copied order has
 * no review, it has four or five stars.
 */
function reviewOf({ review }: Template, next: () => number): Copy['review'] {
  const isWritten = next() < 0.125
  const star = (usual: number) => Math.min(5, Math.max(1, usual + Math.floor(next() * 2)))
  const usual = review ?? { rating: 4, foodRating: 4, serviceRating: 4, processRating: 4 }
  const stars = {
    rating: star(usual.rating),
    foodRating: star(usual.foodRating),
    serviceRating: star(usual.serviceRating),
    processRating: star(usual.processRating),
  }
  return isWritten ? { ...stars, comment: '' } : null
}

const noAddress = { companyName: '', email: '', street: '' }

/**
 * Returns the delivery hours of a branch if `serving` is 'delivery' and the branch has delivery hours. Otherwise returns its opening
 * hours.
 */
export const hoursOf = (
  branch: Pick<Branch, 'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled'>,
  serving: string | undefined,
): OpeningHours =>
  serving === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours
