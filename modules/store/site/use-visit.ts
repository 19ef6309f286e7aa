import { useEffect } from 'react'
import type { PublicBranch, PublicTable } from '#modules/branches/contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import type { Cart } from './cart.ts'
import type { CartStore } from './cart-store.ts'

interface Visit {
  isSelfService: boolean
  unknownTable: string | undefined
  /**
   * The table in the address, only for the first rendering. The server knows the table only from the address; later the table is read from
   * the cart.
   */
  firstTable: string | undefined
}

/**
 * Evaluates how the guest came to the storefront: with the scanned code of a table, on a self-service device, or with the installed app.
 * Stores the result in the cart.
 */
export function useVisit(
  store: CartStore,
  /** `table`: the table in the address, as the server has read it. Empty: none. */
  { branch, table, tables }: { branch: PublicBranch; table: string; tables: readonly PublicTable[] },
): Visit {
  const isHydrated = useIsHydrated()
  const isSelfService = isHydrated && isSelfServiceHere()
  const known = table && scannedTable(table, branch, tables)
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const origin = originHere()
    const scanned = scannedTable(query.get('table'), branch, tables)
    if (scanned) store.change({ deliveryType: 'dineIn', table: scanned, origin: 'table-qr' })
    else if (origin === 'self-service' || (origin === 'pwa' && store.read().origin === 'web')) store.change({ origin })
    // Removes the table from the address. If it stayed there, a reload would choose the table again, even if the guest has chosen something
    // else in the meantime.
    if (query.has('table') || query.has('self-service')) {
      query.delete('table')
      query.delete('self-service')
      const rest = query.toString()
      history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : '') + location.hash)
    }
  }, [store, branch, tables])
  return {
    isSelfService,
    unknownTable: table && !known ? table : undefined,
    firstTable: known && !isHydrated ? known : undefined,
  }
}

/** How a guest without a table orders on this device: at a self-service screen, with the installed app, or on the website. */
export function originHere(): Exclude<Cart['origin'], 'table-qr'> {
  if (isSelfServiceHere()) return 'self-service'
  return matchMedia('(display-mode: standalone)').matches ? 'pwa' : 'web'
}

/**
 * Changes the cart of a guest who is not at the table any more (docs/rules/cart.md, Where it is kept). The guest gets the brand's default
 * delivery type if it is not dine-in, otherwise the first other type in `offered`. The items stay.
 */
export function leaveTable(
  offered: readonly DeliveryType[],
  { origin, preferred }: { preferred: DeliveryType; origin: Cart['origin'] },
): Pick<Cart, 'deliveryType' | 'origin' | 'table'> {
  const others = offered.filter((type) => type !== 'dineIn')
  return { table: '', origin, deliveryType: others.find((type) => type === preferred) ?? others[0] ?? null }
}

/** The table in the address of a storefront. Empty: the address contains none. */
export const askedTable = (query: URLSearchParams): string => (query.get('table') ?? '').trim().slice(0, 60)

/** The identifier of a table whose code the guest has scanned. Undefined: the branch has no such table, or does not offer dine-in. */
export const scannedTable = (
  asked: string | null,
  branch: Pick<PublicBranch, 'isDineInEnabled'>,
  tables: readonly Pick<PublicTable, 'identifier'>[],
): string | undefined =>
  branch.isDineInEnabled
    ? tables.find(({ identifier }) => identifier.toLowerCase() === asked?.trim().toLowerCase())?.identifier
    : undefined

/**
 * What the page shows about the table: the table in the cart, or a notice that the scanned table is not known. Undefined: the guest is not
 * at a table.
 */
export function seatOf(
  cart: { readonly serving: DeliveryType; readonly table: string },
  unknown: string | undefined,
  {
    branch,
    tables,
  }: { branch: Pick<PublicBranch, 'isDineInEnabled'>; tables: readonly Pick<PublicTable, 'identifier'>[] },
): Seat | undefined {
  const table = cart.serving === 'dineIn' ? scannedTable(cart.table, branch, tables) : undefined
  if (table) return { kind: 'table', table }
  if (unknown === undefined) return undefined
  return { kind: branch.isDineInEnabled && tables.length > 0 ? 'unknown' : 'unserved', table: unknown }
}
export interface Seat {
  readonly kind: 'table' | 'unknown' | 'unserved'
  readonly table: string
}
