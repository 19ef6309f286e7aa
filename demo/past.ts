import { type RandomBytes, randomIds } from '#kernel/ids.ts'
import { OrderDraft, type OrderDraftInput, type Questionnaire } from '#modules/ordering/contract.ts'
import { changeOrder, type OrderChange } from '#modules/ordering/server/change-order.ts'
import type { StepName } from '#modules/ordering/rules/steps.ts'
import { mediaEndpoints, type Upload } from '#modules/media/contract.ts'
import type { BrandCore, Call } from '#platform/module.ts'
import sql from 'sql-template-tag'
import { placeOrderPort } from '#modules/ordering/ports.ts'
import type { OpenedBrand } from '#platform/composition.ts'
import { composeServus } from '#apps/server/compose/composition.ts'
import { demoParts } from './parts.ts'

/** The changes of state that orders of the demo go through. */
export type Step = Extract<
  StepName,
  'confirm' | 'in-delivery' | 'completed' | 'reject' | 'cancel' | 'counter-appointment' | 'fail-payment'
>

/** A demo order and the changes of its state after it was placed (`steps`). The order and each step have their own times in the past. */
export interface PastOrder {
  draft: OrderDraftInput
  placedAt: Temporal.Instant
  /** The time that the guest wishes. If the guest wants the order as soon as possible, the time that staff plan. */
  appointment: Temporal.Instant
  /** True: the order is paid at the test terminal before the first of its `steps`. */
  isPaid?: boolean
  /** True: the order is refunded after the last of its `steps`. */
  isRefunded?: boolean
  steps: readonly { step: Step; at: Temporal.Instant }[]
  /** Staff entered the order during a phone call. */
  isByStaff?: boolean
  /** A picture that the guest uploaded for one step of an item. */
  picture?: Picture | undefined
  /** The guest's review of the order. */
  review?: Questionnaire | undefined
  /** The text that staff wrote when they refused the order or proposed another time. */
  message?: string
}

interface Picture {
  /** Index of the item in the order. */
  item: number
  step: string
  filename: string
  png: Uint8Array
}

/** A brand's modules with a clock that can be set to the past, and a function that places a past order. */
export interface Past {
  modules: OpenedBrand
  place(order: PastOrder): Promise<void>
}

/** Appointments are multiples of five minutes, as the pickers offer them. */
export const roundTo5 = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'ceil' })

const staff = { type: 'user', id: 'demo', name: 'Fatima Frank' } as const

/** Opens the brand's modules with a clock that is set for each order. No mails are sent for past orders. */
export async function openPast(core: BrandCore, randomBytes: RandomBytes): Promise<Past> {
  let moment = core.clock.now()
  const clock = { now: () => moment, epochMs: () => moment.epochMilliseconds }
  const past: BrandCore = {
    ...core,
    clock,
    ids: randomIds(clock, randomBytes),
    outbox: { add: async () => undefined, row: async () => null, withdraw: async () => false },
  }
  const modules = await composeServus().openBrand(past)
  const payments = demoParts.find((part) => part.payments)?.payments
  return {
    modules,
    /**
     * Places the order with the function that orders of guests use, and then performs its steps at their times. If no module can pay
     * online, an order whose online payment fails is left out.
     */
    async place(wanted) {
      const order = payments ? wanted : inCash(wanted)
      if (!order) return
      moment = order.placedAt
      const sent = order.picture ? await withPicture(modules, order.draft, order.picture) : order.draft
      const placed = await modules.port(placeOrderPort)({
        key: past.ids.uuid(),
        draft: OrderDraft.parse(sent),
        ...(order.isByStaff ? { by: { id: staff.id, name: staff.name } } : {}),
      })
      const name = order.draft.lastName ?? ''
      if (!placed.ok)
        throw new Error(`Demo order of ${name} was refused: ${placed.code} ${JSON.stringify(placed.errors ?? [])}`)
      for (const part of demoParts)
        await part.placed?.(modules, { id: placed.value.id, partner: order.draft.partner ?? '' })
      if (order.isPaid) await payments?.pay(past, modules, placed.value.id)
      for (const { step, at } of order.steps) {
        moment = at
        await changeOrder(past, {
          id: placed.value.id,
          scope: 'all',
          actor: step === 'fail-payment' ? { type: 'system' } : staff,
          ...changeOf(step, order, at),
        })
      }
      if (order.review) {
        moment = moment.add({ minutes: 40 })
        await changeOrder(past, { id: placed.value.id, scope: 'all', ...reviewOf(order.review) })
      }
      if (order.isRefunded) await payments?.giveBack(modules, placed.value.id)
    },
  }
}

/**
 * Changes an order for a demo in which guests cannot pay online. An order that would be paid online is paid in cash; all other orders stay
 * the same. Undefined for an order whose online payment fails: it is left out.
 */
function inCash(order: PastOrder): PastOrder | undefined {
  if (order.steps.some(({ step }) => step === 'fail-payment')) return undefined
  if (order.draft.paymentMethod !== 'mollie') return order
  return { ...order, draft: { ...order.draft, paymentMethod: 'cash' }, isPaid: false, isRefunded: false }
}

/** Uploads the picture as the guest's browser does, and refers to it in the order. */
async function withPicture(modules: OpenedBrand, draft: OrderDraftInput, picture: Picture): Promise<OrderDraftInput> {
  const take = modules.handlers.find(({ endpoint }) => endpoint.id === mediaEndpoints.upload.id)
  const dataUrl = `data:image/png;base64,${Buffer.from(picture.png).toString('base64')}`
  const answer = await take?.handle({ body: { dataUrl, filename: picture.filename } } as unknown as Call)
  if (!answer?.ok) throw new Error('The picture of a demo order was refused')
  const { id, publicHash } = answer.value as Upload
  const part = { id: picture.step, uploads: [{ id, publicHash }] }
  const items = draft.items.map((item, index) =>
    index === picture.item ? { ...item, parts: [...(item.parts ?? []), part] } : item,
  )
  return { ...draft, items }
}

const reviewOf = (review: Questionnaire): Pick<OrderChange, 'action' | 'from' | 'set' | 'values' | 'actor'> => ({
  action: 'questionnaire',
  from: ['completed'],
  set: sql`questionnaire = ${JSON.stringify(review)}::jsonb`,
  values: { rating: review.rating },
  actor: { type: 'customer' },
})

type StepChange = Pick<OrderChange, 'action' | 'from' | 'to' | 'set' | 'note' | 'values' | 'money'>

function changeOf(step: Step, order: PastOrder, at: Temporal.Instant): StepChange {
  const { appointment, message: note = '' } = order
  const refund = order.isRefunded === true
  const decided: Pick<StepChange, 'values' | 'money'> = order.isPaid
    ? { values: { refund }, money: [{ event: 'ended', refund }] }
    : {}
  switch (step) {
    case 'confirm':
      return {
        action: step,
        from: ['waiting'],
        to: 'confirmed',
        set: sql`appointment_date = ${appointment}, seen_at = ${at}`,
      }
    case 'in-delivery':
      return { action: step, from: ['confirmed'], to: 'in-delivery' }
    case 'completed':
      return { action: step, from: ['confirmed', 'in-delivery'], to: 'completed' }
    case 'reject':
      return {
        action: step,
        from: ['waiting'],
        to: 'rejected',
        note,
        ...decided,
        set: sql`rejection_message = ${note}, seen_at = ${at}`,
      }
    case 'cancel':
      return {
        action: step,
        from: ['waiting'],
        to: 'canceled',
        note,
        ...decided,
        set: sql`rejection_message = ${note}, seen_at = ${at}`,
      }
    case 'counter-appointment':
      return {
        action: step,
        from: ['waiting'],
        note,
        set: sql`counter_appointment = ${appointment.add({ minutes: 30 })}, counter_expires_at = ${at.add({ hours: 12 })}, counter_message = ${note},
          counter_state = 'open', seen_at = ${at}`,
      }
    case 'fail-payment':
      return { action: step, from: ['waiting'], to: 'failed', set: sql`payment_state = 'failed'` }
  }
}
