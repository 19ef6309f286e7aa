import type { Failure, Result } from '#kernel/result.ts'
import { toldTopics, happeningOf } from '#modules/messaging/rules/happenings.ts'
import type { GuestEvent, Routes } from '#modules/messaging/rules/routes.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import type { OrderNews } from '#modules/ordering/contract/printable.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import { isMobile } from '../rules/mobile.ts'
import { keepSms, type NewSms, refusalOf } from './keep-sms.ts'
import { eventNow, smsOfOrder } from './order-sms.ts'

export interface GuestPorts {
  order(id: string): Promise<OrderForMail | undefined>
  mailers(): readonly OrderMailer[]
  routes(branchId: string): Promise<Routes>
  /** `isOn`: true if the brand has switched SMS on. */
  brand(): Promise<{ shopName: string; isOn: boolean }>
  baseUrl(): string
  hasProvider(): boolean
  noteOrder(tx: Tx, news: OrderNews): Promise<void>
}

/** Reads an order and everything that is needed to write an SMS about it. Undefined if the order does not exist. */
export async function readForSms(ports: GuestPorts, orderId: string) {
  const source = await ports.order(orderId)
  const mailer = source && ports.mailers().find(({ kind }) => kind === source.order.kind)
  if (!source || !mailer) return undefined
  const brand = await ports.brand()
  const smsAbout = (event: GuestEvent): Omit<NewSms, 'entryId'> => ({
    event,
    locale: source.order.locale,
    to: source.order.phone,
    text: smsOfOrder(event, source, { shopName: brand.shopName, baseUrl: ports.baseUrl(), mailer }),
    order: { id: source.order.id, uid: source.order.uid, branchId: source.order.branchId },
  })
  return { source, mailer, isOn: brand.isOn, smsAbout }
}

/**
 * Sends SMS to guests about their orders. `outbox`: handlers for the events of an order. No SMS is sent if the brand has switched SMS off,
 * if the number is no mobile number, or if the branch has not chosen SMS for the event. `send`: called when staff send an SMS by hand.
 */
export function guestSms(core: BrandCore, ports: GuestPorts) {
  const outbox: Record<string, OutboxHandler> = {}
  for (const topic of toldTopics)
    outbox[topic] = async (payload, entry) => {
      // Staff have sent the mail about this event again. No second SMS is sent.
      if (payload['resend'] === true) return
      const found = await readForSms(ports, String(payload['orderId']))
      if (!found?.isOn || !isMobile(found.source.order.phone)) return
      const { order } = found.source
      const { guest } = happeningOf(topic, order, found.mailer.inDelivery(order))
      if (guest === undefined || !(await ports.routes(order.branchId))[guest].includes('sms')) return
      const sms = { ...found.smsAbout(guest), entryId: `${entry.id} ${guest}` }
      await core.db.tx((tx) => keepSms(tx, core, sms, { hasProvider: ports.hasProvider(), notBefore: entry.dueAt }))
    }

  return {
    outbox,
    /**
     * Sends an SMS about the current state of the order, at the request of staff. The caller has checked that this user may see the order. Undefined
     * if SMS are switched off or the order does not exist.
     */
    async send(orderId: string, by: Pick<OrderNews, 'actor'>): Promise<Result<null, Failure> | undefined> {
      const found = await readForSms(ports, orderId)
      if (!found?.isOn) return undefined
      const { order } = found.source
      if (!isMobile(order.phone)) return { ok: false, code: 'sms.not_mobile', field: 'phone' }
      const sms = { ...found.smsAbout(eventNow(found.source, found.mailer)), entryId: `by hand ${core.ids.uuid()}` }
      return core.db.tx(async (tx) => {
        const refusal = await refusalOf(tx, core.clock.now(), sms)
        if (refusal)
          return { ok: false, code: refusal === 'optedOut' ? 'sms.opted_out' : 'sms.too_many', field: 'phone' }
        await keepSms(tx, core, sms, { hasProvider: ports.hasProvider() })
        await ports.noteOrder(tx, { orderId, actor: by.actor, action: 'resend-new-order-sms' })
        return { ok: true, value: null }
      })
    },
  }
}
