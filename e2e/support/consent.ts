import type { Page } from '@playwright/test'
import { consentCookies, nothing } from '#ui/site/consent-record.ts'

/** Sets the cookies of a visitor who declined at an earlier visit. So the cookie banner is not shown and covers nothing. */
export async function withoutBanner(page: Page, url: string): Promise<void> {
  const cookies = consentCookies(nothing, new Date().toISOString(), false).map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return { name, value, url }
  })
  await page.context().addCookies(cookies)
}
