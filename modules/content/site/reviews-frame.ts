import { onConsentChange, tellConsentChange } from '#ui/site/consent-changes.ts'
import { consentCookies, everything, readConsent } from '#ui/site/consent-record.ts'

/** The height of the frame in px (specification §9, Layout). */
const frameHeight = 900

/**
 * Accepts all cookies, as the button 'Akzeptieren' in the cookie banner does. Called by the button in the panel that is shown until the frame may
 * be loaded.
 */
function accept(): void {
  const time = new Date().toISOString()
  for (const cookie of consentCookies(everything, time, location.protocol === 'https:')) document.cookie = cookie
  tellConsentChange()
}

/** Shows the frame in place of the panel as soon as marketing cookies are accepted, by the button in the panel or in the cookie banner. */
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
    // The page in the frame has another origin, so it cannot read our page. It has no permission to change the address of our page.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    if (before) before.hidden = true
    if (after) after.hidden = false
    place.prepend(frame)
  }
  before?.querySelector('[data-accept]')?.addEventListener('click', accept)
  onConsentChange(show)
  show()
}
