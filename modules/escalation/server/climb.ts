import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import type { Alarm } from '#modules/messaging/ports.ts'
import type { OrderNews } from '#modules/ordering/contract/printable.ts'
import type { WaitingOrder } from '#modules/ordering/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, OutboxHandler, ScheduledJob } from '#platform/module.ts'
import * as z from 'zod'
import { callList, dueSteps, type Ladder, ladderSteps } from '../rules/ladder.ts'
import { ladderServerTexts } from '../words/ladder.ts'
import { laddersOn } from './ladders.ts'

export interface ClimbPorts {
  /** Returns the orders that wait for staff, because nobody has decided about them. */
  waiting(): Promise<readonly WaitingOrder[]>
  branches(): Promise<readonly Branch[]>
  alarms(): readonly Alarm[]
  shopName(): Promise<string>
  note(tx: Tx, news: OrderNews): Promise<void>
}

const stepTopic = 'escalation.step'

const Step = z.object({
  orderId: z.string(),
  uid: z.string(),
  branchId: z.string(),
  step: z.enum(ladderSteps),
  minutes: z.number(),
  people: z.array(z.object({ name: z.string(), phone: z.string() })),
})

/** After this many days the stored steps of an order are deleted. */
const KEPT_DAYS = 30

/**
 * The job that looks for orders to which nobody reacts, and starts the escalation steps that are due. A step and its outbox message are
 * stored in one transaction. The primary key of the table allows each step only once for an order, even if two servers run the job. The
 * outbox sends the messages, so that a slow provider does not delay other orders or the next step.
 */
export const climbJob = (core: BrandCore, ports: ClimbPorts): ScheduledJob => ({
  name: 'escalation.climb',
  everySeconds: 15,
  async run() {
    const ladders = await laddersOn(core.db)
    if (ladders.size === 0) return
    const now = core.clock.now()
    await core.db.run(sql`DELETE FROM escalation_steps WHERE taken_at < ${now.subtract({ hours: 24 * KEPT_DAYS })}`)
    const zones = new Map((await ports.branches()).map(({ id, timeZone }) => [id, timeZone]))
    for (const order of await ports.waiting()) {
      const ladder = ladders.get(order.branchId)
      const zone = zones.get(order.branchId)
      if (!ladder || zone === undefined) continue
      const since = Temporal.Instant.from(order.since)
      const steps = dueSteps(ladder, { since, now, zone })
      if (steps.length > 0) await take(core, order, ladder, steps, minutesSince(since, now))
    }
  },
})

const minutesSince = (since: Temporal.Instant, now: Temporal.Instant): number =>
  Math.floor((now.epochMilliseconds - since.epochMilliseconds) / 60_000)

const take = (
  core: BrandCore,
  order: WaitingOrder,
  { people }: Ladder,
  steps: readonly (typeof ladderSteps)[number][],
  minutes: number,
): Promise<void> =>
  core.db.tx(async (tx) => {
    for (const step of steps) {
      const isNew = await tx.run(sql`
        INSERT INTO escalation_steps (order_id, step, taken_at) VALUES (${order.id}, ${step}, ${core.clock.now()}) ON CONFLICT DO NOTHING`)
      if (isNew === 0) continue
      await core.outbox.add(tx, {
        topic: stepTopic,
        key: `${order.id}:${step}`,
        payload: { orderId: order.id, uid: order.uid, branchId: order.branchId, step, minutes, people },
      })
    }
  })

/**
 * Takes one step for an order: notifies devices or people, and writes into the order's timeline which step it was and who was reached. Does
 * nothing if the order no longer waits.
 */
export const takeStep =
  (core: BrandCore, ports: ClimbPorts): OutboxHandler =>
  async (payload, entry) => {
    const { orderId, uid, branchId, step, minutes, people } = Step.parse(payload)
    if (!(await ports.waiting()).some(({ id }) => id === orderId)) return
    const t = ladderServerTexts('de')
    const text = t.sms(await ports.shopName(), uid, minutes)
    const reached: number[] = []
    for (const { way, tell } of ports.alarms())
      if (way === step)
        reached.push(await tell({ entryId: entry.id, order: { id: orderId, uid, branchId }, people, text }))
    const count = reached.reduce((sum, one) => sum + one, 0)
    const note =
      step === 'call' ? callList(people) : count === 0 ? t.nobody : step === 'sms' ? callList(people) : t.devices(count)
    await core.db.tx(async (tx) => {
      // After a crash, the outbox may repeat this step. The timeline entry is written only the first time.
      const isNew = await tx.run(
        sql`INSERT INTO escalation_steps (order_id, step, taken_at) VALUES (${orderId}, ${`${step} noted`}, ${core.clock.now()}) ON CONFLICT DO NOTHING`,
      )
      if (isNew === 1) await ports.note(tx, { orderId, action: `escalation-${step}`, actor: { type: 'system' }, note })
    })
  }
