import type { Locator, Page } from './test.ts'
import { expect } from './test.ts'

/** A visitor whose taps and typed fields are counted. */
export class Visitor {
  readonly page: Page
  taps = 0
  typedFields = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  async type(target: Locator, text: string): Promise<void> {
    this.typedFields += 1
    await target.fill(text)
  }

  /** Declines in the cookie banner, which is shown on a first visit. */
  async declineCookies(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: /^(Ablehnen|Decline)$/ }))
    await expect(this.page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  }

  /** `uid` and `hash` of the order, read from the address of the page. Empty if the page is not the status page of an order. */
  placed(): { uid: string; hash: string } {
    const [, uid = '', hash = ''] = /\/status\/([^/]+)\/([^/?#]+)/.exec(this.page.url()) ?? []
    return { uid, hash }
  }
}
