import { openSettingsEvent } from '#ui/site/consent-record.ts'
import { dialogEntry } from '#ui/site/dialog-entry.ts'
import type { SiteModule } from '#ui/site/module.ts'
import { followLanguage, keepLanguage } from './keep-language.ts'

type Openers = ReadonlyMap<string, NonNullable<SiteModule['openers']>[string]>

/** The minimum width at which the booking form is the first thing below the header (specification §2, Vehicles section). */
const desktopWidth = 1024
const afterLoadMs = 100

/**
 * Handles clicks on the page's frame (header, menu, footer) in one listener: menu, cookie settings, dialogs of the modules, 'Zur Buchung'.
 * The server renders the frame completely, so its parts need no React component in the browser.
 */
export function enhance(page: Document, modules: readonly SiteModule[]): void {
  const openers: Openers = new Map(modules.flatMap(({ openers: own = {} }) => Object.entries(own)))
  followLanguage(window)
  dialogEntry()
  // When the page has loaded, the browser scrolls to the anchor. An earlier scroll of this script would be cancelled.
  window.addEventListener('load', () => setTimeout(() => showLinkedAnswer(page), afterLoadMs))
  window.addEventListener('hashchange', () => showLinkedAnswer(page))
  page.addEventListener('click', (event) => {
    const clicked = event.target instanceof Element ? event.target : undefined
    const opener = clicked?.closest<HTMLElement>('[data-open]')
    if (opener) {
      open(page, opener, openers)
      return
    }
    const language = clicked?.closest<HTMLAnchorElement>('.lang a[hreflang], dialog a[hreflang]')
    if (language && isPlainClick(event)) {
      // The page in the chosen language replaces this page in the history. So 'back' opens the page that the visitor saw before this page,
      // and not this page in the old language.
      event.preventDefault()
      keepLanguage(language.hreflang)
      dialogEntry().leave(() => location.replace(language.href))
      return
    }
    // A link to an anchor of this page loads no new page, so the overlay must be closed here. Otherwise it would cover the anchor.
    if (clicked?.closest('[data-close], dialog a')) clicked.closest('dialog')?.close()
    const link = clicked?.closest<HTMLAnchorElement>('dialog a[href]')
    if (link && dialogEntry().isThere() && isPlainClick(event) && isOpenedHere(link) && !event.defaultPrevented) {
      // The new page comes after this page in the history, and not after the entry of the dialog.
      event.preventDefault()
      dialogEntry().leave(() => location.assign(link.href))
    }
    const chooser = clicked?.closest<HTMLElement>('[data-checks]')
    if (chooser) check(page, chooser)
    if (clicked?.closest('.fleet a[href="#booking"]') && window.innerWidth >= desktopWidth) {
      event.preventDefault()
      window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    }
  })
}

/**
 * Checks the radio button that a link chooses: the one with the name `data-checks` and the value `data-value`. The link of a vehicle, for
 * example, chooses this vehicle in the booking form. A click is used, because the form hears it also before it is hydrated.
 */
function check(page: Document, { dataset }: HTMLElement): void {
  for (const radio of page.querySelectorAll<HTMLInputElement>(`input[name="${dataset['checks']}"]`))
    if (radio.value === dataset['value']) radio.click()
}

/** Is the event a click that opens its link in this window, not in another tab or window? */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Does the link open a page in this window? Links to a phone number, to another window, or to a file do not. */
const isOpenedHere = (link: HTMLAnchorElement): boolean =>
  /^https?:$/.test(link.protocol) && (link.target === '' || link.target === '_self') && !link.hasAttribute('download')

function open(page: Document, opener: HTMLElement, openers: Openers): void {
  const what = opener.dataset['open']
  if (what === 'cookie-settings') window.dispatchEvent(new Event(openSettingsEvent))
  else if (what && openers.has(what))
    void openers
      .get(what)?.()
      .then(({ default: act }) => act(opener))
  else if (what) show(page.querySelector<HTMLDialogElement>(`dialog#${what}`))
}

/** Opens a dialog of the page's frame. 'Back' closes it. */
function show(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return
  dialog.showModal()
  const closed = dialogEntry().opened(() => dialog.close())
  dialog.addEventListener('close', closed, { once: true })
}

/**
 * If the address ends with '#' and the id of an answer in a list of questions, opens this answer and scrolls to it. Without this
 * function, the browser would scroll while the answer is still closed.
 */
function showLinkedAnswer(page: Document): void {
  const answer = page.getElementById(location.hash.slice(1))
  const question = answer?.closest('details')
  if (!answer || !question) return
  question.open = true
  answer.scrollIntoView({ behavior: 'instant' })
}
