import type { EventType } from '#platform/events.ts'
import { partRefundTopic } from '../contract/payment-topics.ts'
import { orderingEndpoints } from '../contract.ts'

/** Outbox topic for an order whose data staff have corrected: guest, address, comment, or remarks for the driver. */
export const correctedTopic = 'order.corrected'
/** Outbox topic for an order that an administrator has deleted. */
export const deletedTopic = 'order.deleted'

const of = (type: string, topic: string, de: string, en: string): EventType => ({
  type,
  topic,
  title: { de, en },
  record: 'order',
  id: 'orderId',
  read: orderingEndpoints.get,
  unless: 'resend',
})

const gone = (...names: Parameters<typeof of>): EventType => {
  const { read: _, ...event } = of(...names)
  return event
}

/** The events of orders to which other programs can subscribe. When staff send a mail a second time, no event is sent. */
export const orderEvents: readonly EventType[] = [
  of('order.placed', 'order.placed', 'Bestellung eingegangen', 'Order placed'),
  of('order.confirmed', 'order.confirmed', 'Bestellung bestätigt', 'Order confirmed'),
  of('order.rejected', 'order.rejected', 'Bestellung abgelehnt', 'Order rejected'),
  of('order.canceled', 'order.canceled', 'Bestellung storniert', 'Order canceled'),
  of('order.in-delivery', 'order.in-delivery', 'Bestellung unterwegs oder abholbereit', 'Order on its way or ready'),
  of('order.completed', 'order.completed', 'Bestellung abgeschlossen', 'Order completed'),
  of('order.changed', 'order.changed', 'Bestellung geändert', 'Order changed'),
  // Other programs get a correction as the event 'order.changed', too. But the correction has its own outbox topic, because the topic
  // 'order.changed' would send the guest a mail.
  of('order.changed', correctedTopic, 'Bestellung geändert', 'Order changed'),
  of('order.changed', 'order.time-changed', 'Bestellung geändert', 'Order changed'),
  of('order.changed', partRefundTopic, 'Bestellung geändert', 'Order changed'),
  gone('order.deleted', deletedTopic, 'Bestellung gelöscht', 'Order deleted'),
  of('order.counter-appointment', 'order.counter-appointment', 'Anderer Termin vorgeschlagen', 'Another time proposed'),
  of('order.failed', 'order.failed', 'Bestellung nicht zustande gekommen', 'Order failed'),
  of('payment.paid', 'order.paid', 'Online bezahlt', 'Paid online'),
  of('payment.failed', 'payment.failed', 'Zahlung fehlgeschlagen', 'Payment failed'),
  of('payment.refunded', 'payment.refunded', 'Zahlung rückerstattet', 'Payment refunded'),
]
