import { dateAt, startOfDay, defaultZone } from '#kernel/time.ts'
import type { boardTexts } from '../../words/board.ts'
import type { frameTexts } from '../../words/frame.ts'
import type { StaffBranch } from '#ui/backoffice/staff.tsx'
import { type Icon, IconArmchair, IconBell, IconMoped, IconPaperBag, IconSteeringWheel } from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'

export type BoardWords = ReturnType<typeof boardTexts>
type FrameWords = ReturnType<typeof frameTexts>
export { paysOnTheSpot } from '../../rules/on-the-spot.ts'
export { paymentWord, stateWord } from '../../words/order-state.ts'

type Numbered = Pick<OrderSummary, 'calledNumber' | 'ticketNumber' | 'uid'>

/** The order number that staff call out, the same as the guest has: 'A-47', or '47' if the brand has one branch. Without a ticket number, the uid. */
export const numberOf = (order: Numbered): string => String(order.calledNumber ?? order.ticketNumber ?? order.uid)

/** The short form of `numberOf`. All uids of the business begin with the same letters; these letters are left out. */
export const shortNumberOf = (order: Numbered): string =>
  order.ticketNumber === null ? order.uid.replace(/^[A-Z]{1,4}-/, '') : numberOf(order)

/** Kind and number of an order: 'Fahrt D-209' or 'Bestellung 47'. */
export const labelOf = (order: Numbered & Pick<OrderSummary, 'kind'>, t: Pick<FrameWords, 'labels'>): string =>
  order.kind === 'ride' ? t.labels.ride(numberOf(order)) : t.labels.order(numberOf(order))

/** The name of the guest: the person, or the company if no person is named. '–' if the order contains neither name. */
export const guestOf = (order: Pick<OrderSummary, 'firstName' | 'lastName' | 'companyName' | 'isCompany'>): string =>
  `${order.firstName} ${order.lastName}`.trim() || (order.isCompany ? order.companyName : '') || '–'

/** The guest's name as screens show it. If a guest at a table gave no name, screens show the table. */
export const guestShown = (
  order: Parameters<typeof guestOf>[0] & Pick<OrderSummary, 'deliveryType' | 'tableIdentifier'>,
  t: Pick<FrameWords, 'guests'>,
): string => {
  if (!isTableGuest(order)) return guestOf(order)
  return order.tableIdentifier ? t.guests.atTable(order.tableIdentifier) : t.guests.unnamed
}

/** Whether the guest sits at a table and gave no name. Screens then show the table instead of a name. */
export const isTableGuest = (order: Parameters<typeof guestOf>[0] & Pick<OrderSummary, 'deliveryType'>): boolean =>
  order.deliveryType === 'dineIn' && guestOf(order) === '–'

/** Icon and name of the kind of an order. */
export function kindOf(
  order: Pick<OrderSummary, 'kind' | 'deliveryType' | 'tableIdentifier'>,
  t: Pick<FrameWords, 'kinds' | 'table'>,
): { icon: Icon; label: string } {
  if (order.kind === 'ride') return { icon: IconSteeringWheel, label: t.kinds.ride }
  if (order.deliveryType === 'delivery') return { icon: IconMoped, label: t.kinds.delivery }
  if (order.deliveryType === 'dineIn')
    return { icon: IconArmchair, label: order.tableIdentifier ? t.table(order.tableIdentifier) : t.kinds.dineIn }
  return { icon: IconPaperBag, label: t.kinds.takeaway }
}

/** Icons for the state 'in delivery': a ride is being driven, a delivery is on its way, any other order is ready. */
export const wayIcons = { ride: IconSteeringWheel, delivery: IconMoped, ready: IconBell } as const

export const wayOf = ({ kind, deliveryType }: Pick<OrderSummary, 'kind' | 'deliveryType'>): keyof typeof wayIcons =>
  kind === 'ride' ? 'ride' : deliveryType === 'delivery' ? 'delivery' : 'ready'

/**
 * The time that staff promised; if there is none, the time that the customer wants. Milliseconds since 1970. Undefined: as soon as
 * possible.
 */
export const dueAt = (order: Pick<OrderSummary, 'appointment' | 'appointmentDate'>): number | undefined => {
  const at = order.appointmentDate ?? order.appointment
  return at === null ? undefined : Date.parse(at)
}

/** The time from which the order is late: for a ride that has started, its arrival; for other orders, the due time. */
export const endOf = (
  order: Pick<OrderSummary, 'appointment' | 'appointmentDate' | 'state' | 'ride'>,
): number | undefined => {
  const due = dueAt(order)
  return due === undefined || order.state !== 'in-delivery' || !order.ride ? due : due + order.ride.route.seconds * 1000
}

/** Whether all branches offer only rides. If true, screens do not mention food. False until the branches are loaded. */
export const isRidesOnly = (branches: readonly Pick<StaffBranch, 'kind'>[]): boolean =>
  branches.length > 0 && branches.every((one) => one.kind === 'rides')

/**
 * Whether rides and food both come from these branches. If false, screens offer no filter by kind, because it would have one choice. True
 * until the branches are loaded.
 */
export const hasBothKinds = (branches: readonly Pick<StaffBranch, 'kind'>[]): boolean =>
  branches.length === 0 || (['orders', 'rides'] as const).every((kind) => branches.some((one) => one.kind === kind))

/**
 * Whether the chosen branch makes food. If no branch is chosen: whether any branch makes food. If true, the board shows the setting for the
 * minutes that staff promise for food.
 */
export const hasKitchen = (branches: readonly Pick<StaffBranch, 'id' | 'kind'>[], chosen?: string): boolean =>
  branches.some((one) => one.kind === 'orders' && (chosen === undefined || one.id === chosen))

export const zoneOf = (order: Pick<OrderSummary, 'branchId'>, branches: readonly StaffBranch[]): string =>
  branches.find((one) => one.id === order.branchId)?.timeZone ?? defaultZone

/** Monday of the week of an instant: '2026-03-16'. */
export function mondayOf(at: number, zone: string): string {
  const date = dateAt(Temporal.Instant.fromEpochMilliseconds(Math.trunc(at)), zone)
  const monday = date.subtract({ days: date.dayOfWeek - 1 })
  return dateAt(startOfDay(monday, zone), zone).toString()
}

/** An order that is ready for pickup counts as not collected if its promised or wanted time was more than this many minutes ago. */
export const UNCOLLECTED_AFTER_MINUTES = 15
export function isUncollected(
  order: Pick<OrderSummary, 'kind' | 'deliveryType' | 'appointment' | 'appointmentDate'>,
  now: number,
): boolean {
  const due = dueAt(order)
  return (
    order.kind === 'food' &&
    order.deliveryType === 'takeaway' &&
    due !== undefined &&
    now - due > UNCOLLECTED_AFTER_MINUTES * 60_000
  )
}
