import type { ConfigurationStep, ProductInput } from '#modules/catalogue/contract.ts'

type VehicleOption = ConfigurationStep['options'][number]
type Option = VehicleOption

export const option = (id: string, name: string, more: Partial<Option> = {}): Option => ({
  id,
  name,
  unit: 'amount',
  price: 0,
  description: '',
  images: [],
  modifier: 'add',
  value: '',
  ...more,
})

/** A car of a demo business. */
interface Vehicle {
  identifier: string
  name: string
  nameEn?: string
  price: number
  seats: number
  luggage: number
  de: string
  en: string
  addons: Option[]
}

/** The values that all cars of a business share. */
interface Fleet {
  /** Tax of the home country, included in the price. */
  tax: number
  services: Option[]
  /**
   * English texts of the steps and options. The keys are '<step id>' and '<step id>.<option id>'; the keys of questions end with
   * '#question'.
   */
  english: Readonly<Record<string, string>>
}

const step = (
  id: string,
  name: string,
  type: ConfigurationStep['type'],
  more: Partial<ConfigurationStep> = {},
): ConfigurationStep => ({
  id,
  name,
  description: '',
  type,
  isOptional: false,
  options: [],
  ...more,
})

/** The parts of a booking item (specification §3). Their ids are fixed, and their texts belong to the vehicle. */
const parts = (services: Option[], seats: number, addons: Option[]): ConfigurationStep[] => [
  step('service', 'Dienstleistung', 'select', { options: services }),
  step('from', 'Startpunkt', 'text'),
  step('to', 'Endpunkt', 'text'),
  step('flightNumber', 'Flugnummer', 'text', { isOptional: true }),
  step('cde4fa', 'Personenanzahl', 'select', {
    options: Array.from({ length: seats }, (_, index) =>
      option(String(index + 1), index === 0 ? '1 Person' : `${index + 1} Personen`),
    ),
  }),
  step('addons', 'Zubehör', 'addons', { isOptional: true, options: addons }),
]

const passengers = (seats: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: seats }, (_, index) => [
      `cde4fa.${index + 1}`,
      index === 0 ? '1 passenger' : `${index + 1} passengers`,
    ]),
  )

/** English texts of the questions that every ride has. */
const english: Readonly<Record<string, string>> = {
  service: 'Service',
  from: 'Pick-up',
  to: 'Drop-off',
  flightNumber: 'Flight number',
  cde4fa: 'Passengers',
  addons: 'Extras',
}

/** Makes a product of the catalogue from a car. */
export const vehicleOf =
  (fleet: Fleet) =>
  (
    { identifier, name, nameEn = name, price, seats, luggage, de, en, addons }: Vehicle,
    position: number,
  ): ProductInput => ({
    name,
    description: de,
    type: 'vehicle',
    position,
    price,
    tax: fleet.tax,
    unit: 'km',
    // Without a photo the site shows the drawing for the vehicle's identifier.
    images: [],
    parts: parts(fleet.services, seats, addons),
    content: {
      identifier,
      description2: de,
      seats,
      luggage,
      // The longer the trip, the lower the price per kilometre. The discount depends on the length of the whole trip.
      discounts: [
        { from: 100, percent: 5 },
        { from: 250, percent: 10 },
      ],
    },
    translations: {
      en: {
        name: nameEn,
        description: en,
        description2: en,
        parts: { ...english, ...fleet.english, ...passengers(seats) },
      },
    },
  })
