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

/** Of one branch: where several kitchens are on one screen, each counts its tickets from 1. */
export const ticketOf = (page: Page, order: Pick<Order, 'ticketNumber' | 'uid'>, place: string): Locator =>
  page.getByRole('article', { name: `Bestellung ${calledOut(order)}`, exact: true }).filter({ hasText: place })
