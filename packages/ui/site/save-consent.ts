import { tellConsentChange } from './consent-changes.ts'
import { type Choices, consentCookies, foreignCookies, readConsent, withdraws } from './consent-record.ts'
import { dialogEntry } from './dialog-entry.ts'

/**
 * Stores the visitor's decision. If consent is withdrawn, the page reloads, which ends scripts and frames that are not allowed any more.
 * Other tabs are notified but do not reload, because the visitor may be filling in a form there.
 */
export function saveConsent(choices: Choices): void {
  const before = readConsent(document.cookie)
  const time = new Date().toISOString()
  for (const cookie of consentCookies(choices, time, location.protocol === 'https:')) document.cookie = cookie
  const isLess = withdraws(before, choices)
  if (isLess) for (const name of foreignCookies(document.cookie)) document.cookie = `${name}=; Path=/; Max-Age=0`
  tellConsentChange()
  // The dialog with the cookie settings is perhaps closing. Its way back in the history would cancel the reload.
  if (isLess) dialogEntry().leave(() => location.reload())
}
