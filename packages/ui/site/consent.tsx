import { useMemo, useSyncExternalStore } from 'react'
import { onConsentChange, tellConsentChange } from './consent-changes.ts'
import {
  type Choices,
  consentCookies,
  type ConsentRecord,
  cookieValue,
  everything,
  foreignCookies,
  nothing,
  readConsent,
  recordCookie,
  withdraws,
} from './consent-record.ts'
import { dialogEntry } from './dialog-entry.ts'

interface Consent {
  /** False on the server and until the cookie was read. While it is false, nothing is allowed. */
  known: boolean
  /** The stored consent; undefined if the visitor has not decided yet. */
  record: ConsentRecord | undefined
  /** Allows map tiles, the frame with reviews, the ad pixel and the tag manager. */
  marketing: boolean
  statistics: boolean
  acceptAll(): void
  declineAll(): void
  choose(choices: Choices): void
}

/**
 * Stores the visitor's decision. If consent is withdrawn, the page reloads, which ends scripts and frames that are not allowed any more.
 * Other tabs are notified but do not reload, because the visitor may be filling in a form there.
 */
function saveConsent(choices: Choices): void {
  const before = readConsent(document.cookie)
  const time = new Date().toISOString()
  for (const cookie of consentCookies(choices, time, location.protocol === 'https:')) document.cookie = cookie
  const isLess = withdraws(before, choices)
  if (isLess) for (const name of foreignCookies(document.cookie)) document.cookie = `${name}=; Path=/; Max-Age=0`
  tellConsentChange()
  // The dialog with the cookie settings is perhaps closing. Its way back in the history would cancel the reload.
  if (isLess) dialogEntry().leave(() => location.reload())
}

const subscribe = (onChange: () => void) => onConsentChange(onChange)
const stored = () => cookieValue(document.cookie, recordCookie) ?? ''
const onServer = () => undefined

/**
 * The consent in this browser. It is read from the cookie, so that parts of a page that hydrate separately have the same value. No third-party
 * content may load unless `marketing` (or `statistics`) is true.
 */
export function useConsent(): Consent {
  const value = useSyncExternalStore<string | undefined>(subscribe, stored, onServer)
  return useMemo(() => {
    const record = value === undefined ? undefined : readConsent(`${recordCookie}=${value}`)
    return {
      known: value !== undefined,
      record,
      marketing: record?.marketing ?? false,
      statistics: record?.statistics ?? false,
      acceptAll: () => saveConsent(everything),
      declineAll: () => saveConsent(nothing),
      choose: saveConsent,
    }
  }, [value])
}
