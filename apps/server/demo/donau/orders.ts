import type { Locale } from '#contract/locale.ts'
import { type RandomBytes, randomIds } from '#kernel/ids.ts'
import type { Service } from '#modules/booking/contract.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { OrderDraft } from '#modules/ordering/contract.ts'
import { changeOrder, type OrderChange } from '#modules/ordering/server/change-order.ts'
import type { BrandCore } from '#platform/module.ts'
import { noOutboxRow } from '#platform/work/outbox-part.ts'
import sql from 'sql-template-tag'
import { openModules } from '../../compose/open-modules.ts'

const point = (
  name: string,
  place: string,
  location: readonly [number, number],
  category: LocationPoint['category'] = 'place',
  countryCode = 'AT',
): LocationPoint => ({
  name,
  place,
  location,
  category,
  mapboxId: `demo.${name}`,
  precision: 'address',
  context: { countryCode },
})

const vie = point(
  'Flughafen Wien-Schwechat (VIE)',
  'Wien-Flughafen, 1300 Schwechat, Österreich',
  [16.5697, 48.1103],
  'airport',
)
const bratislava = point(
  'Hviezdoslavovo námestie, Bratislava',
  '811 02 Bratislava, Slowakei',
  [17.1067, 48.1418],
  'place',
  'SK',
)
const sacher = point('Hotel Sacher, Philharmonikerstraße 4', '1010 Wien, Österreich', [16.3693, 48.2038], 'lodging')
const hauptbahnhof = point('Wien Hauptbahnhof', '1100 Wien, Österreich', [16.3762, 48.1852])
const kahlenberg = point('Kahlenberger Straße 12', '1190 Wien, Österreich', [16.3547, 48.2556])
const schoenbrunn = point('Schloss Schönbrunn', '1130 Wien, Österreich', [16.3119, 48.1848])
const salzburg = point('Getreidegasse, Salzburg', '5020 Salzburg, Österreich', [13.0434, 47.8001])

type Step = 'confirm' | 'in-delivery' | 'completed' | 'reject' | 'cancel' | 'counter-appointment'

interface DemoOrder {
  /** Minutes from now: when it was placed, and the wished time. */
  placed: number
  appointment: number
  vehicle: 'Business' | 'First Class' | 'Van'
  service: Service
  from: LocationPoint
  to: LocationPoint
  flight?: string
  adults: number
  extras?: readonly string[]
  name: readonly [first: string, last: string]
  phone: string
  company?: string
  locale?: Locale
  comment?: string
  steps: readonly Step[]
  message?: string
}

const day = 24 * 60

/** A day on the board and a week behind it: one new ride, nothing that rings for long. */
const orders: readonly DemoOrder[] = [
  {
    placed: -7 * day,
    appointment: -6 * day,
    vehicle: 'Business',
    service: 'airport-transfer',
    from: sacher,
    to: vie,
    flight: 'OS 451',
    adults: 1,
    name: ['Claudia', 'Reiter'],
    phone: '+43 664 1234501',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    placed: -6 * day,
    appointment: -5 * day,
    vehicle: 'Van',
    service: 'private-transfer',
    from: hauptbahnhof,
    to: schoenbrunn,
    adults: 6,
    name: ['Anna', 'Winkler'],
    phone: '+43 664 1234502',
    steps: ['confirm', 'completed'],
  },
  {
    placed: -5 * day,
    appointment: -4 * day,
    vehicle: 'First Class',
    service: 'airport-transfer',
    from: vie,
    to: bratislava,
    flight: 'OS 202',
    adults: 2,
    extras: ['child-seat', 'name-sign'],
    name: ['Eva', 'Pichler'],
    phone: '+43 664 1234503',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    placed: -4 * day,
    appointment: -3 * day,
    vehicle: 'Business',
    service: 'private-transfer',
    from: kahlenberg,
    to: hauptbahnhof,
    adults: 2,
    name: ['Jana', 'Schuster'],
    phone: '+43 664 1234504',
    steps: ['cancel'],
    message: 'Auf Wunsch des Gastes storniert.',
  },
  {
    placed: -3 * day,
    appointment: -2 * day,
    vehicle: 'Van',
    service: 'airport-transfer',
    from: vie,
    to: salzburg,
    flight: 'LH 1234',
    adults: 5,
    name: ['Benedikt', 'Maier'],
    phone: '+49 170 1234505',
    steps: ['reject'],
    message:
      'Leider sind wegen des Marathons alle Wagen unseres Hauses vergeben. Am nächsten Tag fahren wir Sie sehr gern.',
  },
  {
    placed: -2 * day,
    appointment: -1 * day,
    vehicle: 'First Class',
    service: 'chauffeur',
    from: schoenbrunn,
    to: kahlenberg,
    adults: 2,
    name: ['Thomas', 'Egger'],
    phone: '+43 664 1234506',
    company: 'Kanzlei Moosbauer',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    placed: -600,
    appointment: -40,
    vehicle: 'Business',
    service: 'private-transfer',
    from: hauptbahnhof,
    to: schoenbrunn,
    adults: 1,
    name: ['Marek', 'Novák'],
    phone: '+421 905 123507',
    steps: ['confirm', 'in-delivery'],
  },
  {
    placed: -500,
    appointment: 35,
    vehicle: 'First Class',
    service: 'private-transfer',
    from: sacher,
    to: bratislava,
    adults: 2,
    extras: ['child-seat'],
    name: ['Ivana', 'Kováčová'],
    phone: '+421 905 331208',
    comment: 'Wir haben einen Kontrabass dabei, bitte Rückbank umlegen.',
    steps: ['confirm'],
  },
  {
    placed: -300,
    appointment: 14 * 60,
    vehicle: 'Business',
    service: 'airport-transfer',
    from: kahlenberg,
    to: vie,
    flight: 'LX 1583',
    adults: 1,
    name: ['Georg', 'Pichler'],
    phone: '+43 664 1234508',
    steps: ['confirm'],
  },
  {
    placed: -200,
    appointment: 3 * day,
    vehicle: 'Van',
    service: 'airport-transfer',
    from: vie,
    to: sacher,
    flight: 'BA 700',
    adults: 6,
    extras: ['name-sign'],
    name: ['Harriet', 'Bell'],
    phone: '+44 7700 900123',
    locale: 'en',
    steps: ['confirm'],
  },
  {
    placed: -90,
    appointment: 26 * 60,
    vehicle: 'First Class',
    service: 'airport-transfer',
    from: vie,
    to: bratislava,
    flight: 'OS 202',
    adults: 2,
    extras: ['child-seat', 'name-sign'],
    name: ['Sophie', 'Auer'],
    phone: '+43 664 1234509',
    steps: ['counter-appointment'],
    message: 'Um diese Zeit sind alle First-Class-Wagen unterwegs. Passt es Ihnen eine halbe Stunde später?',
  },
  {
    placed: -2,
    appointment: 2 * day,
    vehicle: 'Van',
    service: 'airport-transfer',
    from: vie,
    to: sacher,
    flight: 'OS 26',
    adults: 3,
    extras: ['child-seat'],
    name: ['Martin', 'Feichtinger'],
    phone: '+43 664 1234510',
    steps: [],
  },
]

const staff = { type: 'user', id: 'demo', name: 'Fatima Frank' } as const

/** Places the demo orders the way every order goes, each at its own time of the past. */
export async function placeDemoOrders(core: BrandCore, branch: string, randomBytes: RandomBytes): Promise<void> {
  const now = core.clock.now()
  const roundTo5 = (at: Temporal.Instant) =>
    at.round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'ceil' })
  let moment = now
  const clock = { now: () => moment }
  // What happened in the past needs no mail now.
  const past: BrandCore = {
    ...core,
    clock,
    ids: randomIds(clock, randomBytes),
    outbox: { add: async () => undefined, row: async () => noOutboxRow },
  }
  const modules = await openModules(past)
  const { products } = await modules.catalogue.catalogue()
  for (const order of orders) {
    moment = now.add({ minutes: order.placed })
    const appointment = roundTo5(now.add({ minutes: order.appointment }))
    const placed = await modules.ordering.place({
      key: past.ids.uuid(),
      draft: OrderDraft.parse({
        branch,
        firstName: order.name[0],
        lastName: order.name[1],
        phone: order.phone,
        email: `${order.name[1]
          .normalize('NFD')
          .replaceAll(/[^a-z]/gi, '')
          .toLowerCase()}@example.com`,
        street: 'Praterstraße 12',
        zipCode: '1020',
        city: 'Wien',
        isCompany: order.company !== undefined,
        companyName: order.company ?? '',
        comment: order.comment ?? '',
        appointmentDate: String(appointment),
        locale: order.locale ?? 'de',
        legalInstructions: true,
        privacyPolicy: true,
        items: [{ product: products.find(({ name }) => name === order.vehicle)?.id ?? '', amount: 1 }],
        ride: {
          service: order.service,
          from: order.from,
          to: order.to,
          flightNumber: order.flight ?? '',
          adults: order.adults,
          accessories: (order.extras ?? []).map((id) => ({ id, amount: 1 })),
        },
      }),
    })
    if (!placed.ok)
      throw new Error(
        `Demo order of ${order.name[1]} was refused: ${placed.code} ${JSON.stringify(placed.errors ?? [])}`,
      )
    const row = await past.db.first<{ id: string }>(sql`SELECT id FROM orders WHERE uid = ${placed.value.uid}`)
    for (const step of order.steps) {
      moment =
        step === 'in-delivery'
          ? appointment
          : step === 'completed'
            ? appointment.add({ minutes: 55 })
            : moment.add({ minutes: 6 })
      await changeOrder(past, {
        id: row?.id ?? '',
        scope: 'all',
        actor: staff,
        ...changeOf(step, order, appointment, moment),
      })
    }
  }
}

function changeOf(
  step: Step,
  order: DemoOrder,
  appointment: Temporal.Instant,
  at: Temporal.Instant,
): Pick<OrderChange, 'action' | 'from' | 'to' | 'set' | 'note'> {
  const note = order.message ?? ''
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
        set: sql`rejection_message = ${note}, seen_at = ${at}`,
      }
    case 'cancel':
      return {
        action: step,
        from: ['waiting'],
        to: 'canceled',
        note,
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
  }
}
