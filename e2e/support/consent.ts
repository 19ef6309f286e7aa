import type { Page } from '@playwright/test'
import { consentCookies, nothing } from '#ui/site/consent-record.ts'

/** Sets the cookies of an earlier visit that declined, so that the cookie banner covers nothing. */
export async function withoutBanner(page: Page, url: string): Promise<void> {
  const cookies = consentCookies(nothing, new Date().toISOString(), false).map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return { name, value, url }
  })
  await page.context().addCookies(cookies)
}
