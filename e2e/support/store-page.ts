import { withoutBanner } from './consent.ts'
import { expect, type Page } from './test.ts'

/** The demo restaurant's storefront as a visitor sees it. */
export class StorePage {
  readonly page: Page
  readonly url: string

  constructor(page: Page, brandUrl: string) {
    this.page = page
    this.url = brandUrl
  }

  async open(path = '/de/store/lindwurm'): Promise<void> {
    await withoutBanner(this.page, this.url)
    await this.page.goto(this.url + path)
  }

  add(name: string) {
    return this.page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` })
  }

  choose(name: string) {
    return this.page.getByRole('button', { name: `${name} auswählen` })
  }

  get bar() {
    return this.page.locator('.cartbar')
  }

  get desk() {
    return this.page.getByRole('complementary', { name: 'Warenkorb' })
  }

  get sheet() {
    return this.page.getByRole('dialog', { name: 'Warenkorb' })
  }

  async openSheet(): Promise<void> {
    await this.bar.getByRole('button', { name: /Warenkorb öffnen/ }).click()
    await expect(this.sheet).toBeVisible()
  }

  /**
   * The stored cart, from the storage of the device, or on a self-service device from the storage of the tab. Without a stored cart,
   * `items` is empty.
   */
  async stored(): Promise<{ items: { amount: number }[]; [key: string]: unknown }> {
    const text = await this.page.evaluate(() => {
      const find = (storage: Storage) => {
        const key = Object.keys(storage).find((one) => one.startsWith('asp.cart.'))
        return key ? storage.getItem(key) : null
      }
      return find(localStorage) ?? find(sessionStorage)
    })
    return JSON.parse(text ?? '{"cart":{"items":[]}}').cart
  }
}
