import * as z from 'zod'
import type { Values } from '#ui/backoffice/crud/record.ts'
import type { Storefront } from '../../contract.ts'
import { deliveryTypes } from '#modules/ordering/rules/delivery-types.ts'
import { isSoldIn } from '#modules/catalogue/rules/quantities.ts'
import { isPriceable } from '../../rules/food-price.ts'
import { isUnit } from '#kernel/units.ts'
import type { Entry, EntryItem } from './entry.ts'

const Id = z.string().max(60)
const Amount = z.number().positive().max(10_000)
/** The amount of a chosen option. In the configuration step 'addons' (extras) an option that was not chosen is stored with 0. */
const OptionAmount = z.number().nonnegative().max(10_000)
const Item = z.object({
  key: Id,
  product: z.object({ id: Id, name: z.string().max(300) }),
  amount: Amount,
  unit: z.string().refine(isUnit),
  parts: z.array(
    z.object({
      id: Id,
      options: z.array(z.object({ id: Id, amount: OptionAmount })).optional(),
      text: z.string().max(5000).optional(),
    }),
  ),
})
const short = z.string().max(200).catch('')
const Stored = z.object({
  items: z.array(Item).max(200).catch([]),
  serving: z.enum(deliveryTypes),
  area: short,
  table: short,
  appointment: z.string().max(40).optional().catch(undefined),
  minutes: z.int().min(0).max(600),
  payment: z.enum(['cash', 'atm-card', 'hydro-ag-voucher']),
  phone: short,
  firstName: short,
  lastName: short,
  email: short,
  street: short,
  stairway: short,
  floor: short,
  door: short,
  zipCode: short,
  city: short,
  comment: z.string().max(2000).catch(''),
})

/**
 * Reads an order that was stored in the browser while it was being entered. Its dishes get their current names and prices. An amount or a
 * choice that cannot be ordered stays as staff entered it: sending the order says what is wrong, as before the reload. `lost`: the names of
 * dishes that are left out, because they are not sold any more or have no price in the stored unit. Undefined: the stored value is not an
 * order. `now`: epoch milliseconds.
 */
export function readEntry(
  stored: Values,
  store: Storefront,
  now: number,
): { value: Entry; lost: readonly string[] } | undefined {
  const read = Stored.safeParse(stored)
  if (!read.success) return undefined
  const { appointment, items, ...rest } = read.data
  const lost = items.filter((item) => orderable(item, store).length === 0)
  const value = {
    ...rest,
    items: items.flatMap((item) => orderable(item, store)),
    appointment: appointment !== undefined && isPast(appointment, now) ? undefined : appointment,
  }
  return { value, lost: lost.map(({ product }) => product.name) }
}

function orderable(item: z.infer<typeof Item>, store: Storefront): EntryItem[] {
  const product = store.products.find(({ id }) => id === item.product.id)
  if (!product?.isEnabled || !product.isPublic || !isSoldIn(product, item.unit)) return []
  const line: EntryItem = { ...item, product }
  return isPriceable(line) ? [line] : []
}

function isPast(appointment: string, now: number): boolean {
  try {
    return Temporal.Instant.from(appointment).epochMilliseconds < now
  } catch {
    return true
  }
}
