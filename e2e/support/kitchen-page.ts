import type { Order } from '#modules/ordering/contract.ts'
import { expect, type Locator, type Page } from './test.ts'

/** Opens the screen with all kitchens, in columns. The screen shows only as many tickets as fit on it. */
export async function openKitchen(page: Page): Promise<void> {
  await page.goto('/backend/kueche')
  await page.getByRole('combobox', { name: 'Küche auf diesem Schirm' }).selectOption('all')
  await page.getByRole('button', { name: 'Ansicht: Spalten' }).click()
  await expect(page.getByRole('button', { name: 'Ansicht: Karten' })).toBeVisible()
  // The stream is open, so all changes from now on are received.
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
}

/**
 * The text by which the kitchen names an order. It is the ticket number, or the `uid` without its prefix if there is no ticket number
 * yet.
 */
const calledOut = ({ ticketNumber, uid }: Pick<Order, 'ticketNumber' | 'uid'>): string =>
  ticketNumber === null ? uid.replace(/^[A-Z]{1,4}-/, '') : String(ticketNumber)

/**
 * The ticket of one order. `place`: the name of its branch. It is needed if several kitchens are on the screen, because each kitchen
 * numbers its tickets from 1.
 */
export const ticketOf = (
  page: Page | Locator,
  order: Pick<Order, 'id' | 'ticketNumber' | 'uid'>,
  place?: string,
): Locator =>
  page
    .getByRole('article', { name: new RegExp(`^Bestellung ([A-Z]+-)?${calledOut(order)}$`) })
    .and(page.locator(`#ticket-${order.id}`))
    .filter(place === undefined ? {} : { hasText: place })
