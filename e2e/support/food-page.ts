import type { Storefront } from '#modules/store/contract.ts'
import { emptyCart, serialiseCart, type Cart, type CartLine } from '#modules/store/site/cart.ts'
import { cartKey } from '#modules/store/site/cart-store.ts'
import { withoutBanner } from './consent.ts'
import { plainDishesOf } from './food.ts'
import { localFetch } from './local-fetch.ts'
import type { Placed } from './ride.ts'
import type { OrderDraftInput } from './shapes.ts'
import { expect, type Page } from './test.ts'

/** Reads the storefront of a branch, as the site does: the branch with its menus, categories and products. */
export async function storefront(url: string, branch: string): Promise<Storefront> {
  const answer = (await (await localFetch(`${url}/api/store/${branch}`)).json()) as { data: Storefront }
  return answer.data
}

interface CartStart {
  language?: 'de' | 'en'
  branch?: string
  /** Number of different dishes; each is ordered twice. */
  dishes?: number
  cart?: Partial<Cart>
}

/** Puts a cart into the tab's storage, as the store does. For tests about the checkout alone. */
export async function openFoodCheckout(page: Page, url: string, start: CartStart = {}): Promise<Storefront> {
  const { branch = 'lindwurm', dishes = 3, language = 'de' } = start
  const store = await storefront(url, branch)
  const items = plainDishesOf(store)
    .slice(0, dishes)
    .map((product, index): CartLine => ({ key: `line-${index}`, product, amount: 2, unit: product.unit, parts: [] }))
  const cart = serialiseCart({ ...emptyCart, items, ...start.cart }, Date.now())
  await withoutBanner(page, url)
  // Storage belongs to an origin, so any page of the origin can be used.
  await page.goto(`${url}/healthz`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [cartKey(store.branch.id), cart] as const)
  await page.goto(`${url}/${language}/store/${branch}/checkout`)
  await expect(page.getByRole('button', { name: /abschicken|send|zahlungspflichtig|obligation/i })).toBeVisible()
  return store
}

/** Fills in all required contact fields. */
export async function fillContact(page: Page): Promise<void> {
  await page.locator('#checkout-firstName').fill('Korbinian')
  await page.locator('#checkout-lastName').fill('Huber')
  await page.locator('#checkout-email').fill('k.huber@example.com')
  await page.locator('#checkout-phone').fill('0151 23456789')
}

export async function agree(page: Page): Promise<void> {
  await page.locator('#checkout-legalInstructions').check()
  await page.locator('#checkout-privacyPolicy').check()
}

/** Sends an order of food, as the form does. */
export async function placeFood(
  url: string,
  more: Partial<OrderDraftInput> = {},
  branch = 'lindwurm',
): Promise<Placed> {
  const store = await storefront(url, branch)
  const [dish] = plainDishesOf(store)
  const response = await localFetch(`${url}/api/orders/public`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': more.locale ?? 'de',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      branch: store.branch.id,
      firstName: 'Korbinian',
      lastName: 'Huber',
      email: 'k.huber@example.com',
      phone: '+4915123456789',
      legalInstructions: true,
      privacyPolicy: true,
      items: [{ product: dish?.id, amount: 2, unit: 'amount' }],
      ...more,
    }),
  })
  const answer = (await response.json()) as { data: Placed }
  if (response.status !== 201) throw new Error(`Order refused: ${JSON.stringify(answer)}`)
  return answer.data
}
