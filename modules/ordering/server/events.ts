import type { EventType } from '#platform/events.ts'
import { orderingEndpoints } from '../contract.ts'

/** Outbox topic of an order whose contact or comment staff corrected. */
export const correctedTopic = 'order.corrected'
/** Outbox topic of an order that an administrator deleted. */
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

/** Events of orders that other programs can subscribe to. Sending a mail again is not an event. */
export const orderEvents: readonly EventType[] = [
  of('order.placed', 'order.placed', 'Bestellung eingegangen', 'Order placed'),
  of('order.confirmed', 'order.confirmed', 'Bestellung bestätigt', 'Order confirmed'),
  of('order.rejected', 'order.rejected', 'Bestellung abgelehnt', 'Order rejected'),
  of('order.canceled', 'order.canceled', 'Bestellung storniert', 'Order canceled'),
  of('order.in-delivery', 'order.in-delivery', 'Bestellung unterwegs oder abholbereit', 'Order on its way or ready'),
  of('order.completed', 'order.completed', 'Bestellung abgeschlossen', 'Order completed'),
  of('order.changed', 'order.changed', 'Bestellung geändert', 'Order changed'),
  // This event does not use the topic 'order.changed', because that topic sends the guest a mail.
  of('order.changed', correctedTopic, 'Bestellung geändert', 'Order changed'),
  gone('order.deleted', deletedTopic, 'Bestellung gelöscht', 'Order deleted'),
  of('order.counter-appointment', 'order.counter-appointment', 'Anderer Termin vorgeschlagen', 'Another time proposed'),
  of('order.failed', 'order.failed', 'Bestellung nicht zustande gekommen', 'Order failed'),
  of('payment.paid', 'order.paid', 'Online bezahlt', 'Paid online'),
  of('payment.failed', 'payment.failed', 'Zahlung fehlgeschlagen', 'Payment failed'),
  of('payment.refunded', 'payment.refunded', 'Zahlung zurückgezahlt', 'Payment refunded'),
]
