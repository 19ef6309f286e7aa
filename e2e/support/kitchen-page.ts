import type { Order } from '#modules/ordering/contract.ts'
import { expect, type Locator, type Page } from './test.ts'

/** The kitchen in columns: cards show only as many tickets as a wall has places for. */
export async function openKitchen(page: Page): Promise<void> {
  await page.goto('/backend/kueche')
  await page.getByRole('button', { name: 'Ansicht: Spalten' }).click()
  await expect(page.getByRole('button', { name: 'Ansicht: Karten' })).toBeVisible()
  // What happens from now on comes by the stream.
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
}

/** The number that the kitchen calls out: the ticket's, and until there is one the order's. */
const calledOut = ({ ticketNumber, uid }: Pick<Order, 'ticketNumber' | 'uid'>): string =>
  ticketNumber === null ? uid.replace(/^[A-Z]{1,4}-/, '') : String(ticketNumber)

/** Of one order: each kitchen on the screen counts its tickets from 1, and begins anew with its business day. */
export const ticketOf = (
  page: Page | Locator,
  order: Pick<Order, 'id' | 'ticketNumber' | 'uid'>,
  place?: string,
): Locator =>
  page
    .getByRole('article', { name: `Bestellung ${calledOut(order)}`, exact: true })
    .and(page.locator(`#ticket-${order.id}`))
    .filter(place === undefined ? {} : { hasText: place })
