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

interface Consent {
  /** False on the server and until the cookie was read: treat it as 'nothing allowed'. */
  known: boolean
  /** Undefined: nobody has answered yet. */
  record: ConsentRecord | undefined
  /** Map tiles, review frames, pixels. */
  marketing: boolean
  statistics: boolean
  acceptAll(): void
  declineAll(): void
  choose(choices: Choices): void
}

/** Asks the banner to show its settings: the footer's 'Cookie-Einstellungen'. */
export const openSettingsEvent = 'consentsettings'

/**
 * Stores an answer. When something is taken back, the page reloads: scripts and frames that were allowed until now end with it. Other tabs
 * are notified but do not reload, because somebody may be filling in a form there.
 */
function saveConsent(choices: Choices): void {
  const before = readConsent(document.cookie)
  const time = new Date().toISOString()
  for (const cookie of consentCookies(choices, time, location.protocol === 'https:')) document.cookie = cookie
  const isLess = withdraws(before, choices)
  if (isLess) for (const name of foreignCookies(document.cookie)) document.cookie = `${name}=; Path=/; Max-Age=0`
  tellConsentChange()
  if (isLess) location.reload()
}

const subscribe = (onChange: () => void) => onConsentChange(onChange)
const stored = () => cookieValue(document.cookie, recordCookie) ?? ''
const onServer = () => undefined

/**
 * Who allowed what, in this browser. The cookie is the store, so that parts of a page that hydrate separately agree. No third-party
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
