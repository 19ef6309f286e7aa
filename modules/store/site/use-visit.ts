import { useEffect } from 'react'
import type { PublicBranch, PublicTable } from '#modules/branches/contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import type { CartStore } from './cart-store.ts'

interface Visit {
  isSelfService: boolean
  unknownTable: string | undefined
  /** The table of the link. The server renders the page with it, so it is used until the cart contains it. */
  firstTable: string | undefined
}

/** What address and device reveal about this visit: a scanned table, self-service, the installed app. */
export function useVisit(
  store: CartStore,
  /** `table`: the table in the link, as the server read it. */
  { branch, table, tables }: { branch: PublicBranch; table: string; tables: readonly PublicTable[] },
): Visit {
  const isHydrated = useIsHydrated()
  const isSelfService = isHydrated && isSelfServiceHere()
  const known = table && scannedTable(table, branch, tables)
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const isKiosk = isSelfServiceHere()
    const scanned = scannedTable(query.get('table'), branch, tables)
    if (scanned) store.change({ deliveryType: 'dineIn', table: scanned, origin: 'table-qr' })
    else if (isKiosk) store.change({ origin: 'self-service' })
    else if (store.read().origin === 'web' && matchMedia('(display-mode: standalone)').matches) {
      store.change({ origin: 'pwa' })
    }
    // The address is used only once and then changed: a reload must not undo a later choice of the guest.
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

/** The table in the address of a storefront. '': none. */
export const askedTable = (query: URLSearchParams): string => (query.get('table') ?? '').trim().slice(0, 60)

/** The table of a scanned link, if it exists and the branch offers dine-in. */
export const scannedTable = (
  asked: string | null,
  branch: Pick<PublicBranch, 'isDineInEnabled'>,
  tables: readonly Pick<PublicTable, 'identifier'>[],
): string | undefined =>
  branch.isDineInEnabled
    ? tables.find(({ identifier }) => identifier.toLowerCase() === asked?.trim().toLowerCase())?.identifier
    : undefined

/** The page's notice about the guest's table: the table of the cart, or the unknown table that the link names. */
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
