import { defaultZone } from '#kernel/time.ts'
import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints, entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { desks, editors } from '#contract/roles.ts'
import { flag, money, taxPercent, text } from '#contract/shapes.ts'
import * as z from 'zod'
import { countries } from './rules/countries.ts'
import { isWorldCountry } from './rules/world-countries.ts'
import { isComplete, missingIn, ruleTypes, TIME } from './rules/opening-hours.ts'
import { isPostcode, MOST_POSTCODES } from './rules/postcodes.ts'

/** Exported for the contracts of other modules. */
export { countries, isWorldCountry }

const time = z.string().regex(TIME)

/** One rule of opening hours or of a schedule (specification §3; precedence: docs/rules/time.md, Opening hours). */
const OpeningHourRule = z.strictObject({
  type: z.enum(ruleTypes),
  /** Only rules of the type `once` have a date. */
  date: z.iso.date().optional(),
  isClosed: z.boolean().default(false),
  from: time.optional(),
  to: time.optional(),
})
/** Opening hours. An incomplete rule (hours without times, `once` without its date) is refused, because it would never have an effect. */
export const OpeningHours = z
  .array(
    OpeningHourRule.superRefine((rule, found) => {
      const missing = missingIn(rule)
      for (const name of missing) found.addIssue({ code: 'custom', path: [name], message: 'field.required' })
      if (missing.length === 0 && !isComplete(rule)) found.addIssue({ code: 'custom', message: 'field.format' })
    }),
  )
  .max(200)

const amount = money(100_000)

/** A postcode: 1020, 80337, SW1A 1AA. Spaces and upper or lower case do not matter. */
const postcode = text(12).min(1).refine(isPostcode, { error: 'delivery.postcode_format' })

/**
 * A delivery area of a branch with its fee (specification §3; docs/rules/money.md, Delivery). If the area has postcodes, it is selected by
 * the postcode of the address. Otherwise the guest chooses the area.
 */
export const DeliveryArea = z.strictObject({
  area: text(120).min(1),
  price: amount,
  tax: taxPercent,
  free: z.boolean().default(false),
  freeFromOrderValue: amount.nullish(),
  minimumOrderValue: amount.nullish(),
  postcodes: z.array(postcode).max(MOST_POSTCODES).optional(),
})

/** English texts of a branch. The fields of the branch itself contain the German texts. */
const BranchTranslations = z.strictObject({
  en: z
    .strictObject({
      description: text(2000).optional(),
      closedMessage: text(1000).optional(),
      /** English name of the city: 'Munich'. Undefined: the English pages show `city`, too. The postal address always has `city`. */
      city: text(120).optional(),
    })
    .optional(),
})

const requirement = (type: 'Delivery' | 'DineIn' | 'Takeaway') =>
  ({
    [`is${type}EmailRequired`]: field(flag(true), { widget: 'boolean', section: 'checkout' }),
    [`is${type}PhoneRequired`]: field(flag(true), { widget: 'boolean', section: 'checkout' }),
    [`is${type}AddressRequired`]: field(flag(), { widget: 'boolean', section: 'checkout' }),
  }) as Record<
    `is${typeof type}${'Email' | 'Phone' | 'Address'}Required`,
    ReturnType<typeof field<z.ZodDefault<z.ZodBoolean>>>
  >

/** A location of the business (specification §3, Branch). Guests order food there or book rides. */
export const branchEntity = entity({
  name: 'branch',
  plural: 'branches',
  access: {
    read: 'staff',
    write: editors,
  },
  search: ['name', 'identifier', 'city'],
  sort: 'name',
  branchColumn: 'id',
  fields: {
    identifier: field(
      text(60)
        .min(1)
        .regex(/^[a-z0-9-]+$/),
      { widget: 'text', section: 'general', column: 2 },
    ),
    name: field(text(120).min(1), { widget: 'text', section: 'general', column: 1 }),
    /** `rides`: guests use the booking form. `orders`: guests use the storefront and its cart. */
    kind: field(z.enum(['rides', 'orders']).default('orders'), { widget: 'select', section: 'general', column: 3 }),
    /** Prefix of ticket numbers: 'B-212'. Empty: the first free letter is used, and after Z two letters ('AA'). */
    code: field(
      text(3)
        .regex(/^[A-Z0-9]*$/)
        .default(''),
      { widget: 'text', section: 'general' },
    ),
    description: field(text(2000).default(''), { widget: 'textarea', section: 'general' }),
    street: field(text(160).default(''), { widget: 'text', section: 'address' }),
    zipCode: field(text(20).default(''), { widget: 'text', section: 'address' }),
    city: field(text(120).default(''), { widget: 'text', section: 'address', column: 4 }),
    country: field(z.enum(countries).default('AT'), { widget: 'select', section: 'address' }),
    longitude: field(z.number().min(-180).max(180).nullish(), { widget: 'number', section: 'address' }),
    latitude: field(z.number().min(-90).max(90).nullish(), { widget: 'number', section: 'address' }),
    phone: field(text(40).default(''), { widget: 'phone', section: 'contact', column: 5 }),
    email: field(z.email().max(200).or(z.literal('')).default(''), { widget: 'email', section: 'contact' }),
    timeZone: field(text(60).default(defaultZone), { widget: 'text', section: 'hours' }),
    openingHours: field(OpeningHours.default([]), { widget: 'hours', section: 'hours' }),
    isDeliveryHoursEnabled: field(flag(), { widget: 'boolean', section: 'hours' }),
    deliveryHours: field(OpeningHours.default([]), { widget: 'hours', section: 'hours' }),
    closedMessage: field(text(1000).default(''), { widget: 'textarea', section: 'hours' }),
    translations: field(BranchTranslations.default({}), { widget: 'translations', section: 'general' }),
    isTakeawayEnabled: field(flag(true), { widget: 'boolean', section: 'ordering' }),
    isDeliveryEnabled: field(flag(), { widget: 'boolean', section: 'ordering' }),
    isDineInEnabled: field(flag(), { widget: 'boolean', section: 'ordering' }),
    isTableSelectionEnabled: field(flag(), { widget: 'boolean', section: 'ordering' }),
    isPreorderEnabled: field(flag(), { widget: 'boolean', section: 'ordering' }),
    isAppointmentRequired: field(flag(), { widget: 'boolean', section: 'ordering' }),
    isQuotationRequired: field(flag(), { widget: 'boolean', section: 'ordering' }),
    /** Minutes from now until the earliest appointment. */
    leadTimeMinutes: field(z.int().min(0).max(43_200).default(0), { widget: 'number', section: 'ordering' }),
    /** Country whose tax is contained in the prices of rides (docs/rules/money.md, Rides). */
    homeCountry: field(text(2).default('AT'), { widget: 'text', section: 'ordering' }),
    /** Tax for rides in percent, by country; a country that is not listed has 0. */
    countryTaxes: field(z.record(z.string().length(2), taxPercent).default({ AT: 10 }), {
      widget: 'json',
      section: 'ordering',
    }),
    deliveryAreas: field(z.array(DeliveryArea).max(100).default([]), { widget: 'list', section: 'delivery' }),
    ...requirement('Delivery'),
    ...requirement('DineIn'),
    ...requirement('Takeaway'),
    isCashEnabled: field(flag(true), { widget: 'boolean', section: 'payment' }),
    isATMCardEnabled: field(flag(), { widget: 'boolean', section: 'payment' }),
    isHydroAGVoucherEnabled: field(flag(), { widget: 'boolean', section: 'payment' }),
    isMollieEnabled: field(flag(), { widget: 'boolean', section: 'payment' }),
    isDatatransEnabled: field(flag(), { widget: 'boolean', section: 'payment' }),
    /** Whether guests who pay online may add a tip. */
    isTipEnabled: field(flag(), { widget: 'boolean', section: 'payment' }),
    /** Minutes that the kitchen usually needs. 0: no time is shown before an order is confirmed. */
    preparationMinutes: field(z.int().min(0).max(240).default(0), { widget: 'number', section: 'ordering' }),
    /** Minutes that are added to the estimated time for each earlier order that is not finished. */
    minutesPerOrder: field(z.int().min(0).max(60).default(0), { widget: 'number', section: 'ordering' }),
    /** Rides: minutes for which the driver waits free of charge. Empty: no waiting time is shown. */
    waitingMinutes: field(z.int().min(0).max(240).nullish(), { widget: 'number', section: 'ordering' }),
    /** Rides from an airport: minutes of free waiting, counted from the landing. Empty: no waiting time is shown. */
    airportWaitingMinutes: field(z.int().min(0).max(240).nullish(), { widget: 'number', section: 'ordering' }),
    /** Rides can be cancelled free of charge until this many hours before the start. Empty: no such text is shown. */
    freeCancelHours: field(z.int().min(0).max(336).nullish(), { widget: 'number', section: 'ordering' }),
  },
})

export type Branch = RecordOf<typeof branchEntity>
export type BranchInput = InputRecord<typeof branchEntity>

/** The data of a branch that visitors may see. */
export const PublicBranch = branchEntity.record.omit({
  createdAt: true,
  updatedAt: true,
  version: true,
  code: true,
})
export type PublicBranch = z.infer<typeof PublicBranch>

/** A table of a branch. The QR code that guests scan contains its identifier (specification §3, Table; §2, Checkout). */
export const tableEntity = entity({
  name: 'table',
  plural: 'tables',
  access: { read: desks, write: editors },
  search: ['identifier', 'area'],
  sort: 'position',
  branchColumn: 'branchId',
  fields: {
    identifier: field(text(40).min(1), { widget: 'text', column: 1 }),
    branchId: field(z.uuid(), { widget: 'reference', to: 'branch', column: 2 }),
    /** The room or area of the table: 'Gastgarten', 'Stube'. */
    area: field(text(80).default(''), { widget: 'text', column: 3 }),
    seats: field(z.int().min(1).max(200).nullish(), { widget: 'number', column: 4 }),
    position: field(z.int().min(0).default(0), { widget: 'number' }),
    isEnabled: field(flag(true), { widget: 'boolean', column: 5 }),
  },
})
export type Table = RecordOf<typeof tableEntity>
export type TableInput = InputRecord<typeof tableEntity>
export const PublicTable = tableEntity.record.pick({ id: true, identifier: true, branchId: true, area: true })
export type PublicTable = z.infer<typeof PublicTable>

export const branchesEndpoints = crudEndpoints(branchEntity)
export const tablesEndpoints = {
  ...crudEndpoints(tableEntity),
  reorder: endpoint({
    id: 'tables.order',
    method: 'POST',
    path: '/api/tables/order',
    access: editors,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(2000) }),
    bodyLimit: 256 * 1024,
    summary: 'Put tables into an order',
  }),
}

declare module '#contract/init.ts' {
  interface InitLists {
    branches: PublicBranch[]
    tables: PublicTable[]
  }
}
