import { useMemo, useSyncExternalStore } from 'react'
import { onConsentChange } from './consent-changes.ts'
import {
  type Choices,
  type ConsentRecord,
  cookieValue,
  everything,
  nothing,
  readConsent,
  recordCookie,
} from './consent-record.ts'
import { saveConsent } from './save-consent.ts'

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
