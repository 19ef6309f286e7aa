import { admins, desks, desksOfA, editors, everybody, type Rights, staff } from '#platform/rights.ts'

/**
 * The body with which the rights of a step are tested. No order has this version, so an allowed call fails because of the version. A call
 * without the right is refused earlier.
 */
const unseen = { version: 999 }

/** For each call of this module, who may use it. */
export const orderingRights: Rights = {
  'orders.place': everybody,
  'orders.quote': everybody,
  'orders.estimate': everybody,
  'orders.public': everybody,
  'orders.public.stream': everybody,
  'orders.public.calendar': everybody,
  'orders.public.confirm-counter-appointment': everybody,
  'orders.public.reject-counter-appointment': everybody,
  'orders.public.cancel': everybody,
  'orders.public.pay': everybody,
  'orders.public.questionnaire': everybody,
  'orders.frontdesk': everybody,
  'orders.backoffice': everybody,
  'orders.current': { ...desksOfA, isListOfBranch: true },
  'orders.todays-rides': staff,
  'orders.missed': { ...desksOfA, isListOfBranch: true },
  'orders.history': { ...desksOfA, isListOfBranch: true },
  'orders.history.csv': { ...desksOfA, isListOfBranch: true },
  'orders.stream': { ...desksOfA, isListOfBranch: true },
  'orders.get': desksOfA,
  'orders.seen': desksOfA,
  'orders.note': { ...desksOfA, body: { note: 'x' } },
  'orders.confirm': { ...desksOfA, body: unseen },
  'orders.undo-confirm': { ...desksOfA, body: unseen },
  'orders.reject': { ...desksOfA, body: { ...unseen, reason: 'other' } },
  'orders.cancel': { ...desksOfA, body: unseen },
  'orders.in-delivery': { ...desksOfA, body: unseen },
  'orders.completed': { ...desksOfA, body: unseen },
  'orders.counter-appointment': { ...desksOfA, body: { ...unseen, appointment: '2026-12-01T10:00:00Z' } },
  'orders.print': desksOfA,
  'orders.update-payment-status': desksOfA,
  'orders.resend-new-order-email': desksOfA,
  'orders.resend-new-order-sms': desksOfA,
  'orders.refund': { met: '-----++', body: { ...unseen, decision: 'keep' } },
  'orders.create': desks,
  'orders.update': { ...desksOfA, body: unseen },
  'orders.remove': admins,
  'orders.items.update': editors,
  'orders.items.preview': editors,
  'orders.items.create': editors,
  'orders.items.create-preview': editors,
  'orders.outside-hours': editors,
  'board-views.list': desks,
  'board-views.create': desks,
  'board-views.remove': desks,
  'board-keys.list': admins,
  'board-keys.create': admins,
  'board-keys.revoke': admins,
}
