import type { Session } from '#platform/module.ts'
import { request, testBrand, type TestBrand, type TestBrandOptions } from './brand.ts'
import { must, newKey, type OrderCalls, orderCalls } from './order-calls.ts'
import { admin } from './sessions.ts'
import { branchesEndpoints, type BranchInput } from '#modules/branches/contract.ts'
import { catalogueEndpoints, type ProductInput } from '#modules/catalogue/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { createPlaceSeal } from '#modules/maps/server/place-seal.ts'
import { deriveSecret } from '#platform/secrets.ts'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'

/** A brand with two branches and a vehicle. It is created with the calls that staff use. */
export interface RideBrand extends TestBrand, OrderCalls {
  a: string
  b: string
  vehicle: string
  call: ReturnType<typeof request>['call']
  /** Returns the draft of an order: a ride from the airport to Bratislava, two days from now. `more` replaces fields of the draft. */
  draft(more?: Partial<OrderDraftInput>): OrderDraftInput
}

export const chief: Session = admin()

const branch = (identifier: string): BranchInput => ({
  identifier,
  name: `Haus ${identifier}`,
  kind: 'rides',
  email: `${identifier}@example.at`,
  country: 'AT',
  openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
  isAppointmentRequired: true,
  leadTimeMinutes: 60,
  isTakeawayAddressRequired: true,
})

/**
 * `seal` signs a place, as the maps module does, with the secret of the default test brand. A brand accepts only signed places in orders.
 */
const { seal } = createPlaceSeal(deriveSecret('test', 'test', 'places'))
const point = (name: string, location: readonly [number, number], countryCode: string): LocationPoint =>
  seal({
    name,
    place: name,
    mapboxId: `test.${name}`,
    location,
    context: { countryCode },
    category: 'place',
    precision: 'address',
  })
export const vienna = point('Flughafen Wien', [16.5697, 48.1103], 'AT')
const bratislava = point('Bratislava', [17.1067, 48.1418], 'SK')

export const firstClass: ProductInput = {
  name: 'First Class',
  type: 'vehicle',
  price: 3.3,
  tax: 10,
  unit: 'km',
  parts: [
    { id: 'addons', name: 'Zubehör', type: 'addons', options: [{ id: 'child-seat', name: 'Kindersitz', price: 5 }] },
  ],
  content: { seats: 3 },
  translations: { en: { parts: { 'addons.child-seat': 'Child seat' } } },
}

export { newKey }

export async function rideBrand(options: TestBrandOptions = {}): Promise<RideBrand> {
  const brand = await testBrand(options)
  const { call } = request(brand)
  await must(call(contentEndpoints.config.save, { body: { shopName: 'Donau Chauffeur', version: 0 } }, { as: chief }))
  const a = (await must(call(branchesEndpoints.create, { body: branch('a') }, { as: chief }))).id
  const b = (await must(call(branchesEndpoints.create, { body: branch('b') }, { as: chief }))).id
  const vehicle = (await must(call(catalogueEndpoints.products.create, { body: firstClass }, { as: chief }))).id

  const draft: RideBrand['draft'] = (more = {}) => ({
    branch: a,
    firstName: 'Eva',
    lastName: 'Pichler',
    email: 'e.pichler@example.com',
    phone: '0664 1234567',
    street: 'Praterstraße 1',
    zipCode: '1020',
    city: 'Wien',
    legalInstructions: true,
    privacyPolicy: true,
    appointmentDate: String(brand.clock.now().add({ hours: 48 }).round({ smallestUnit: 'hour' })),
    items: [{ product: vehicle, amount: 1 }],
    ride: {
      service: 'airport-transfer',
      from: vienna,
      to: bratislava,
      flightNumber: 'OS 202',
      adults: 2,
      accessories: [{ id: 'child-seat', amount: 1 }],
    },
    ...more,
  })
  return {
    ...brand,
    a,
    b,
    vehicle,
    call,
    draft,
    ...orderCalls(call, draft),
  }
}
