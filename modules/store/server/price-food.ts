import { amountText, measureText } from '#i18n/amounts.ts'
import { foodOrderTexts } from '../words/order.ts'
import { type Money, toDecimal } from '#kernel/money.ts'
import type { PricedLine, PricingResult } from '#kernel/pricing.ts'
import { fail, type Failure, ok, type Result } from '#kernel/result.ts'
import { countsAsOne, isUnit } from '#kernel/units.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import {
  acceptedFiles,
  type ChosenPart,
  type ChosenUpload,
  describeParts,
  stepsOf,
} from '#modules/catalogue/rules/configuration.ts'
import { minimumAge } from '#modules/catalogue/rules/minimum-age.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { ItemDetail, OrderDraft, OrderItem } from '#modules/ordering/contract.ts'
import type { Storefront } from '../contract.ts'
import { areaNamed, deliveryPostcode } from '#modules/branches/rules/delivery.ts'
import { isAgeAsked } from '../rules/age.ts'
import { earliestOf, tooLateAtTable } from '../rules/earliest.ts'
import type { FoodLine } from '../rules/food-price.ts'
import { activeMenu, storeOffering, type StoreOffering } from '../rules/menu.ts'
import { checkOrder, type CheckedOrder } from '../rules/order-check.ts'

/** Finds uploaded files by id and hash. The result also has their names and addresses. Files that were deleted are missing in the result. */
type FindFiles = (asked: readonly ChosenUpload[]) => Promise<(ChosenUpload & { name: string; url: string })[]>

export interface FoodPorts {
  storefront(identifier: string): Promise<Storefront | undefined>
  findFiles: FindFiles
}

/** A line of the order with the texts that are stored, and later printed and shown. */
export type PrintedFoodLine = FoodLine &
  Pick<
    OrderItem,
    | 'kind'
    | 'productId'
    | 'name'
    | 'unit'
    | 'country'
    | 'allergens'
    | 'minimumAge'
    | 'details'
    | 'staffName'
    | 'staffDetails'
  >

interface PricedFood {
  lines: PrintedFoodLine[]
  /**
   * The delivery fee as a line, used only to compare it with the fee that the guest saw. It is stored with the totals of the order, not as
   * an item.
   */
  delivery: (PricedLine & { name: string }) | undefined
  totals: PricingResult
  ride: null
  /**
   * The earliest time at which the order can be ready, if a product with a long lead time delays it. Undefined: no product has a long lead
   * time, or the guest has chosen an appointment.
   */
  earliest: Temporal.Instant | undefined
  deliveryTerms: { taxRate: number; freeFrom: number | null } | undefined
}

type FoodRefusal = Failure & { errors?: readonly Failure[] }

type Offering = StoreOffering<PublicProduct, Storefront['categories'][number]>
type Locale = OrderDraft['locale']

/**
 * Calculates the prices of a food order from the current storefront, and checks its rules. It uses the same functions as the browser for
 * prices and times. All problems are returned at once; long lead times are checked only if there is no other problem (specification §5;
 * docs/rules/money.md and docs/rules/time.md).
 */
export function priceFoodOrder(ports: FoodPorts) {
  const offeringOf = rememberOffering()
  return async (draft: OrderDraft, branch: Branch, now: Temporal.Instant): Promise<Result<PricedFood, FoodRefusal>> => {
    const store = await ports.storefront(branch.identifier)
    if (!store) return fail<FoodRefusal>({ code: 'order.branch_unknown', field: 'branch' })
    const { locale, deliveryArea, table, deliveryType: serving } = draft
    const offering = offeringOf(store, now)
    const checked = checkOrder<PublicProduct, Storefront['categories'][number]>(
      {
        serving,
        deliveryArea,
        postcode: deliveryPostcode(draft),
        table,
        appointment: draft.appointmentDate ? Temporal.Instant.from(draft.appointmentDate) : null,
        expectedStart: draft.expectedStart,
        items: draft.items,
      },
      {
        branch: store.branch,
        offering,
        tables: store.tables.map(({ identifier }) => identifier),
        now,
        currency: store.currency,
        locale,
      },
    )
    const age = minimumAge(
      checked.items.map(({ product }) => product),
      (id) => offering.product(id),
      branch.country,
    )
    const young: Failure[] =
      isAgeAsked(age, serving) && !draft.isOfAge
        ? [{ code: 'order.age_unconfirmed', field: 'isOfAge', values: { age } }]
        : []
    const files = await filesOf(draft.items, ports.findFiles)
    const errors = [
      ...checked.errors,
      ...young,
      ...files.missing,
      ...checked.items.flatMap((item) => wrongFiles(item, files)),
    ]
    const [first] = errors
    if (first) return fail<FoodRefusal>({ ...first, errors })

    const products = checked.items.map(({ product }) => product)
    const earliest = draft.appointmentDate ? undefined : earliestOf(store.branch, products, offering, { serving, now })
    const tooLate = tooLateAtTable(earliest, { serving, table: draft.table ?? '' }).map(({ product }): Failure => ({
      code: 'table.too_late',
      field: `items.${checked.items.find((item) => item.product === product)?.index ?? 0}`,
      values: { name: productName(product, locale) },
    }))
    if (tooLate[0]) return fail<FoodRefusal>({ ...tooLate[0], errors: tooLate })
    if (earliest && !earliest.at) return fail<FoodRefusal>({ code: 'appointment.not_served', field: 'appointmentDate' })
    const { delivery, totals, terms } = checked.price
    const area = areaNamed(store.branch.deliveryAreas, deliveryArea)
    return ok({
      lines: checked.price.lines.map((line, position) =>
        print(line, checked.items[position], { offering, locale, files, country: branch.country }),
      ),
      delivery: delivery && { ...delivery, name: foodOrderTexts(locale).delivery },
      totals,
      ride: null,
      earliest: earliest?.at,
      deliveryTerms: terms && area ? { taxRate: area.tax, freeFrom: decimalOf(terms.freeFrom) } : undefined,
    })
  }
}

const decimalOf = (amount: Money | undefined): number | null => (amount === undefined ? null : toDecimal(amount))

/**
 * Returns a function that computes what a storefront offers. The result for a storefront is kept and used again until another menu becomes
 * active.
 */
export function rememberOffering(): (store: Storefront, now: Temporal.Instant) => Offering {
  const known = new WeakMap<Storefront, { menu: unknown; offering: Offering }>()
  return (store, now) => {
    const menu = activeMenu(store.menus, now)
    const before = known.get(store)
    if (before && before.menu === menu) return before.offering
    const offering = storeOffering(store, now)
    known.set(store, { menu, offering })
    return offering
  }
}

interface Files {
  of(upload: { id: string; publicHash: string }): { name: string; url: string } | undefined
  missing: Failure[]
}

/** At most this many uploaded files of one order are looked up. Further files are reported as unknown. */
const mostFiles = 100

/** Looks up the uploaded files of all items with a single call of `find`. */
export async function filesOf(items: OrderDraft['items'], find: FindFiles): Promise<Files> {
  const keyOf = ({ id, publicHash }: { id: string; publicHash: string }) => `${publicHash}/${id}`
  const named = items.flatMap(({ parts }, index) =>
    parts.flatMap((part) =>
      (part.uploads ?? []).map((upload) => ({ upload, field: `items.${index}.parts.${part.id}` })),
    ),
  )
  const distinct = [...new Map(named.map(({ upload }) => [keyOf(upload), upload])).values()].slice(0, mostFiles)
  const found = new Map((await find(distinct)).map((file) => [keyOf(file), { name: file.name, url: file.url }]))
  const missing = named.filter(({ upload }) => !found.has(keyOf(upload)))
  return {
    of: (upload) => found.get(keyOf(upload)),
    missing: [...new Set(missing.map(({ field }) => field))].map((field) => ({ code: 'upload.unknown', field })),
  }
}

/**
 * Checks the files of configuration steps that ask for pictures: a file that is no picture is refused. The browser offers only pictures
 * there, but another program could send other files (specification §5, Upload).
 */
export const wrongFiles = (
  { index, product, parts }: CheckedOrder<PublicProduct>['items'][number],
  files: Files,
): Failure[] =>
  stepsOf(product).flatMap((step) => {
    const accepted = acceptedFiles(step.type)
    const uploads = parts.find(({ id }) => id === step.id)?.uploads ?? []
    return uploads.flatMap((upload): Failure[] => {
      const file = files.of(upload)
      return !accepted || !file || accepted.some((extension) => file.url.endsWith(extension))
        ? []
        : [{ code: 'upload.unusable', field: `items.${index}.parts.${step.id}`, values: { file: file.name } }]
    })
  })

export function print(
  line: FoodLine,
  item: CheckedOrder<PublicProduct>['items'][number] | undefined,
  words: { offering: Offering; locale: Locale; files: Files; country: Branch['country'] },
): PrintedFoodLine {
  if (!item) throw new Error('A priced line has its item')
  const { product, unit, parts } = item
  const inWords = (locale: Locale) => ({
    name: productName(product, locale),
    details: [...contentsOf(product, { ...words, locale }), ...detailsOf(product, parts, { ...words, locale })],
  })
  const { name, details } = inWords(words.locale)
  const staff = inWords(staffLocale)
  return {
    ...line,
    kind: 'product',
    name,
    unit,
    country: null,
    allergens: product.allergens,
    minimumAge: minimumAge([product], (id) => words.offering.product(id), words.country) ?? null,
    details,
    staffName: staff.name === name ? null : staff.name,
    staffDetails: JSON.stringify(staff.details) === JSON.stringify(details) ? null : staff.details,
  }
}

/** The language of the names in a product's own fields. The kitchen uses these names. */
const staffLocale: Locale = 'de'

/** The parts of a bundle as details of its item, so that the kitchen sees what to prepare. */
function contentsOf(
  product: PublicProduct,
  { offering, locale }: { offering: Offering; locale: Locale },
): ItemDetail[] {
  if (product.type !== 'bundle' || product.bundle.length === 0) return []
  const contents = product.bundle.flatMap(({ product: id, amount }) => {
    const part = offering.product(id)
    if (!part) return []
    const measured = isUnit(part.unit) && countsAsOne(part.unit)
    const many = measured
      ? `${measureText(amount, part.unit, locale)} `
      : amount === 1
        ? ''
        : `${amountText(amount, locale)} × `
    return [`${many}${productName(part, locale)}`]
  })
  return [{ name: foodOrderTexts(locale).contains, value: contents.join(', ') }]
}

/** The chosen options and texts as details of an item, in the language of the order, with the addresses of uploaded files. */
const detailsOf = (
  product: PublicProduct,
  parts: readonly ChosenPart[],
  { locale, files }: { locale: Locale; files: Files },
): ItemDetail[] =>
  describeParts(product, parts, locale).map(({ name, value, uploads }) => {
    const attached = (uploads ?? []).flatMap((upload) => files.of(upload) ?? [])
    return attached.length > 0
      ? { name, value: attached.map((file) => file.name).join(', '), files: attached }
      : { name, value }
  })
