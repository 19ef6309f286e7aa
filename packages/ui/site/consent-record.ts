/** The purposes that a visitor has allowed. 'Necessary' needs no consent and is not listed (docs/rules/guests.md, Consent). */
export interface Choices {
  statistics: boolean
  marketing: boolean
}

/** An anonymous consent: the version of the text, the time of the answer, and the choices. */
export interface ConsentRecord extends Choices {
  version: number
  /** ISO instant of the answer. */
  time: string
}

/** Name of the event that opens the settings of the cookie banner. The button 'Cookie-Einstellungen' in the footer sends it. */
export const openSettingsEvent = 'consentsettings'

/** Increase this when the banner's purposes change: everybody is asked again. */
export const consentVersion = 2
export const everything: Choices = { statistics: true, marketing: true }
export const nothing: Choices = { statistics: false, marketing: false }

/**
 * Name of the cookie with the specification's flag (§3, Settings). Its value is 'true' if everything was accepted, otherwise 'false'. The
 * cookie is kept for 365 days if anything was accepted, otherwise for 180 days.
 */
const flagCookie = 'isCookieConsentGiven'
export const recordCookie = 'cookieConsent'
const days = (choices: Choices): number => (choices.statistics || choices.marketing ? 365 : 180)

/** Value of a cookie in a `document.cookie` string; undefined if the cookie is not set. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/**
 * The stored consent. Undefined if the visitor has not decided yet, if the text has changed since the decision, or if the cookie is
 * damaged.
 */
export function readConsent(cookies: string): ConsentRecord | undefined {
  const value = cookieValue(cookies, recordCookie)
  const [version, time, statistics, marketing] = value ? decodeURIComponentSafely(value).split('|') : []
  if (Number(version) !== consentVersion || !time) return undefined
  return { version: consentVersion, time, statistics: statistics === '1', marketing: marketing === '1' }
}

/** Cookies that store a visitor's consent, ready for `document.cookie`. */
export function consentCookies(choices: Choices, time: string, secure: boolean): string[] {
  const attributes = `Path=/; Max-Age=${days(choices) * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`
  const record = [consentVersion, time, choices.statistics ? 1 : 0, choices.marketing ? 1 : 0].join('|')
  return [
    `${flagCookie}=${choices.statistics && choices.marketing}; ${attributes}`,
    `${recordCookie}=${encodeURIComponent(record)}; ${attributes}`,
  ]
}

/** Names of the cookies that scripts of third parties have set: _ga*, _gcl*, _fbp, _fbc. They are deleted when consent is withdrawn. */
export const foreignCookies = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((one) => one.split('=')[0] ?? '')
    .filter((name) => /^(_ga|_gcl|_fbp|_fbc)/.test(name))

/** Does the new decision forbid something that the old decision allowed? */
export const withdraws = (before: Choices | undefined, after: Choices): boolean =>
  before !== undefined && ((before.statistics && !after.statistics) || (before.marketing && !after.marketing))

function decodeURIComponentSafely(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
