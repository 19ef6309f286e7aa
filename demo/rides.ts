import { cataloguePort } from '#modules/catalogue/ports.ts'
import { sealPlacePort } from '#modules/maps/ports.ts'
import type { Locale } from '#contract/locale.ts'
import type { Service } from '#modules/ordering/contract/ride.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import { draftFields } from './parts.ts'
import { type Past, roundTo5, type Step } from './past.ts'

/** A place by its name, for the routes of demo rides. */
export const point = (
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

/** A ride of a demo business. All values that are not in this type are the same for all demo rides. */
export interface DemoRide {
  /**
   * `placed`: minutes from now to the time at which the ride was ordered; it is negative. `appointment`: minutes from now to the time that
   * the guest wishes.
   */
  placed: number
  appointment: number
  /** The name of the vehicle in the catalogue, for example 'Business'. */
  vehicle: string
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
  /** Code of the partner who sent the guest. */
  sentBy?: string
}

/** Billing address of a private customer. */
interface HomeAddress {
  street: string
  zipCode: string
  city: string
  country: string
}

/** Books the demo rides, each at its own time in the past. */
export async function placeRides(
  past: Past,
  core: BrandCore,
  branch: string,
  home: HomeAddress,
  rides: readonly DemoRide[],
): Promise<void> {
  const now = core.clock.now()
  const { products } = await past.modules.port(cataloguePort)()
  const seal = past.modules.port(sealPlacePort)
  const fieldsOf = await draftFields(past.modules)
  for (const ride of rides) {
    const placedAt = now.add({ minutes: ride.placed })
    const appointment = roundTo5(now.add({ minutes: ride.appointment }))
    await past.place({
      placedAt,
      appointment,
      ...(ride.message === undefined ? {} : { message: ride.message }),
      steps: ride.steps.map((step, index) => ({ step, at: timeOf(step, index, placedAt, appointment) })),
      draft: {
        branch,
        firstName: ride.name[0],
        lastName: ride.name[1],
        phone: ride.phone,
        email: emailOf(ride.name[1]),
        ...home,
        isCompany: ride.company !== undefined,
        companyName: ride.company ?? '',
        comment: ride.comment ?? '',
        appointmentDate: String(appointment),
        locale: ride.locale ?? 'de',
        ...fieldsOf({ gives: false, sentBy: ride.sentBy }),
        legalInstructions: true,
        privacyPolicy: true,
        items: [{ product: products.find(({ name }) => name === ride.vehicle)?.id ?? '', amount: 1 }],
        ride: {
          service: ride.service,
          from: seal(ride.from),
          to: seal(ride.to),
          flightNumber: ride.flight ?? '',
          adults: ride.adults,
          accessories: (ride.extras ?? []).map((id) => ({ id, amount: 1 })),
        },
      },
    })
  }
}

/** The time of a step. Staff respond within minutes. The car leaves at the wished time and returns within an hour. */
function timeOf(
  step: Step,
  index: number,
  placedAt: Temporal.Instant,
  appointment: Temporal.Instant,
): Temporal.Instant {
  if (step === 'in-delivery') return appointment
  return step === 'completed' ? appointment.add({ minutes: 55 }) : placedAt.add({ minutes: 6 * (index + 1) })
}

/** The mail address for a name: 'Kováčová' has kovacova@example.com. */
export const emailOf = (lastName: string): string =>
  `${lastName
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}@example.com`
