import { onConsentChange, tellConsentChange } from '#ui/site/consent-changes.ts'
import { consentCookies, everything, readConsent } from '#ui/site/consent-record.ts'

/** Height of the frame in px (specification §9, Layout). */
const frameHeight = 900

/**
 * Accepts all cookies, as 'Akzeptieren' in the cookie banner does. It is called by the button in the panel that is shown in place of the
 * frame.
 */
function accept(): void {
  const time = new Date().toISOString()
  for (const cookie of consentCookies(everything, time, location.protocol === 'https:')) document.cookie = cookie
  tellConsentChange()
}

/** Shows the frame once marketing cookies are accepted, here or in the banner. */
export default function showReviews(place: HTMLElement): void {
  const before = place.querySelector<HTMLElement>('[data-before]')
  const after = place.querySelector<HTMLElement>('[data-after]')
  const show = () => {
    const { title = '', url = '' } = place.dataset
    if (!readConsent(document.cookie)?.marketing || place.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.src = url
    frame.title = title
    frame.height = String(frameHeight)
    frame.loading = 'lazy'
    frame.referrerPolicy = 'no-referrer'
    // The page in the frame has another origin. Even with these permissions, it can neither navigate this page nor read from it.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    if (before) before.hidden = true
    if (after) after.hidden = false
    place.prepend(frame)
  }
  before?.querySelector('[data-accept]')?.addEventListener('click', accept)
  onConsentChange(show)
  show()
}
