import { openSettingsEvent } from '#ui/site/consent.tsx'

/** The width from which the booking form is the first thing below the header (specification §2, Vehicles section). */
const desktopWidth = 1024
const afterLoadMs = 100

/**
 * What the page's frame does when it is clicked, in one listener: menu, cookie settings, pictures, 'Zur Buchung'. The frame comes ready
 * from the server, so that its parts need no component in the browser.
 */
export function enhance(page: Document): void {
  // The browser's own way to the anchor ends with the load and would call ours off.
  window.addEventListener('load', () => setTimeout(() => showLinkedAnswer(page), afterLoadMs))
  window.addEventListener('hashchange', () => showLinkedAnswer(page))
  page.addEventListener('click', (event) => {
    const clicked = event.target instanceof Element ? event.target : undefined
    const opener = clicked?.closest<HTMLElement>('[data-open]')
    if (opener) {
      open(page, opener)
      return
    }
    // An anchor of this page leaves the overlay open otherwise.
    if (clicked?.closest('[data-close], dialog a')) clicked.closest('dialog')?.close()
    if (clicked?.closest('.fleet a[href="#booking"]') && window.innerWidth >= desktopWidth) {
      event.preventDefault()
      window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    }
  })
}

function open(page: Document, opener: HTMLElement): void {
  const what = opener.dataset['open']
  if (what === 'cookie-settings') window.dispatchEvent(new Event(openSettingsEvent))
  else if (what === 'lightbox') void import('./open-lightbox.tsx').then(({ openLightbox }) => openLightbox(opener))
  else if (what) page.querySelector<HTMLDialogElement>(`dialog#${what}`)?.showModal()
}

/** Opens the answer that the address names and goes to it: the browser alone looks for its place before it is open. */
function showLinkedAnswer(page: Document): void {
  const answer = page.getElementById(location.hash.slice(1))
  const question = answer?.closest('details')
  if (!answer || !question) return
  question.open = true
  answer.scrollIntoView({ behavior: 'instant' })
}
