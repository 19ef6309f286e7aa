import { branchesPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { readFile } from 'node:fs/promises'
import type { RandomBytes } from '#kernel/ids.ts'
import { isOpen, nextOpening, type OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import { draftFields } from '../parts.ts'
import { addPastWeeks, hoursOf } from '../past-weeks.ts'
import { openPast, type Past, type PastOrder, roundTo5, type Step } from '../past.ts'
import { emailOf, placeRides } from '../rides.ts'
import { branchIds } from './branch-ids.ts'
import { type FoodOrder, history, live } from './food-orders.ts'
import { usual } from './usual-orders.ts'
import { shuttleRides } from './shuttle-rides.ts'

/**
 * Places the demo orders with the function that orders of guests use: a week of past food orders and rides, and open orders of both kinds for the
 * board. Copies of completed orders fill fifteen past weeks (`addPastWeeks`).
 */
export async function placeLindwurmOrders(core: BrandCore, randomBytes: RandomBytes): Promise<void> {
  const past = await openPast(core, randomBytes)
  const kitchen = await openKitchen(past, core.clock.now())
  for (const order of [...usual, ...history, ...live]) {
    const timed = kitchen.timed(order)
    if (timed) await past.place(timed)
  }
  await placeRides(past, core, branchIds.shuttle, home, shuttleRides)
  await addPastWeeks(core, past, randomBytes, { [branchIds.lindwurm]: 14, [branchIds.cafe]: 9, [branchIds.shuttle]: 2 })
}

/** The file that is used as a guest's picture from a phone. */
const guestPicture = new URL('./theme/icon-512.png', import.meta.url)

const home = { street: 'Kapuzinerplatz 5', zipCode: '80337', city: 'München', country: 'DE' }

/**
 * Loads products and branches once. Returns a function that turns a `FoodOrder` into an order with product ids and times. It finds products
 * by their slugs and knows the hours of the branches.
 */
async function openKitchen({ modules }: Past, now: Temporal.Instant) {
  const { products } = await modules.port(cataloguePort)()
  const bySlug = new Map(products.map(({ id, images }) => [images[0]?.id.replace(/^dish-/, '') ?? '', id]))
  const png = await readFile(guestPicture)
  const fieldsOf = await draftFields(modules)
  const branches = new Map((await modules.port(branchesPort)()).map((branch) => [branch.id, branch]))

  const draftOf = (order: FoodOrder, appointment: Temporal.Instant | null): OrderDraftInput => ({
    branch: branchIds[order.branch],
    deliveryType: order.serving,
    isDelivery: order.serving === 'delivery',
    isDineIn: order.serving === 'dineIn',
    ...(order.guest
      ? { firstName: order.guest[0], lastName: order.guest[1], phone: order.guest[2], email: emailOf(order.guest[1]) }
      : {}),
    ...(order.serving === 'delivery' ? { ...home, ...order.to } : {}),
    table: order.table ?? '',
    comment: order.comment ?? '',
    appointmentDate: appointment === null ? null : String(appointment),
    paymentMethod: order.payment ?? 'cash',
    ...fieldsOf({ gives: order.gives ?? false }),
    locale: order.locale ?? 'de',
    origin: order.table ? 'table-qr' : 'web',
    legalInstructions: true,
    isOfAge: true,
    privacyPolicy: true,
    items: order.items.map(({ dish, amount = 1, unit, parts = [] }) => ({
      product: bySlug.get(dish) ?? '',
      amount,
      ...(unit === undefined ? {} : { unit }),
      parts: [...parts],
    })),
  })

  return {
    /** Sets the times of the order. Returns undefined if its branch was closed at that time and takes no preorders. */
    timed(order: FoodOrder): PastOrder | undefined {
      const branch = branches.get(branchIds[order.branch])
      if (!branch) return undefined
      const hours = hoursOf(branch, order.serving)
      const placedAt = placedTime(order, branch, hours, now)
      const wish = wishOf(order, branch, hours, placedAt)
      const isOpenThen = isOpen(hours, placedAt, branch.timeZone)
      if (!isOpenThen && !branch.isPreorderEnabled) return undefined
      const appointment = wish ?? roundTo5(placedAt.add({ minutes: 25 }))
      // An order for a later time has not left the kitchen yet. So the steps 'in-delivery' and 'completed' are left out.
      const steps = wish && !order.at ? order.steps.filter((step) => !leaves.has(step)) : order.steps
      return {
        draft: draftOf(order, wish),
        placedAt,
        appointment,
        isPaid: order.payment === 'mollie' && order.isUnpaid !== true,
        isRefunded: order.isRefunded ?? false,
        steps: steps.map((step, index) => ({ step, at: placedAt.add({ minutes: minutesOf(order, step) + index }) })),
        isByStaff: order.isByStaff ?? false,
        review: order.review,
        picture: order.picture && { ...order.picture, item: 0, png },
        ...(order.message === undefined ? {} : { message: order.message }),
      }
    },
  }
}

const leaves: ReadonlySet<Step> = new Set(['in-delivery', 'completed'])
/** Minutes from placing the order to each step. */
const stepMinutes: Readonly<Record<Step, number>> = {
  confirm: 2,
  reject: 3,
  cancel: 5,
  'counter-appointment': 3,
  'in-delivery': 24,
  completed: 45,
  'fail-payment': 30,
}

/** Minutes from placing the order to a step. A delivery is completed a quarter of an hour after it was ready. */
function minutesOf({ ready, steps }: FoodOrder, step: Step): number {
  if (ready === undefined || !leaves.has(step)) return stepMinutes[step]
  return step === 'completed' && steps.includes('in-delivery') ? ready + 15 : ready
}

/**
 * The time at which the order was placed. With `minutesAgo`: this many minutes ago. Otherwise: the time `at` on a day at least `daysAgo`
 * days ago. Days on which the branch was closed at that time are skipped.
 */
function placedTime(order: FoodOrder, branch: Branch, hours: OpeningHours, now: Temporal.Instant): Temporal.Instant {
  if (!order.at) return now.subtract({ minutes: order.minutesAgo ?? 0 })
  const zone = branch.timeZone
  let date = now
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .subtract({ days: order.daysAgo ?? 1 })
  for (let tries = 0; tries < 7; tries++, date = date.subtract({ days: 1 })) {
    const at = date.toZonedDateTime({ timeZone: zone, plainTime: order.at }).toInstant()
    if (isOpen(hours, at, zone)) return at
  }
  throw new Error(`${branch.name} never serves at ${order.at}`)
}

/**
 * The time for which the order is wanted: the time in `order.wish`, if the order has one. Otherwise null (as soon as possible) if the branch
 * is open, or 45 minutes after its next opening.
 */
function wishOf(
  order: FoodOrder,
  branch: Branch,
  hours: OpeningHours,
  placedAt: Temporal.Instant,
): Temporal.Instant | null {
  const zone = branch.timeZone
  if (order.wish) {
    let date = placedAt.toZonedDateTimeISO(zone).toPlainDate().add({ days: order.wish.daysAhead })
    for (let tries = 0; tries < 7; tries++, date = date.add({ days: 1 })) {
      const at = date.toZonedDateTime({ timeZone: zone, plainTime: order.wish.at }).toInstant()
      if (isOpen(hours, at, zone)) return at
    }
  }
  if (isOpen(hours, placedAt, zone)) return null
  const next = nextOpening(hours, placedAt, zone)
  return next ? roundTo5(next.add({ minutes: 45 })) : null
}
