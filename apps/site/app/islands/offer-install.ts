import { installWayHere } from '#ui/site/install/install-here.ts'
import { installOffer } from '#ui/site/install/install-offer.ts'

/**
 * The entry 'App installieren' in the footer. Every page contains it, hidden. It is shown if the site can be installed now (specification §2,
 * Footer).
 */
export function offerInstall(page: Document): void {
  const entry = page.querySelector<HTMLElement>('[data-install]')
  if (!entry) return
  const show = () => {
    entry.hidden = wayHere() === undefined
  }
  installOffer.subscribe(show)
  show()
  entry.addEventListener('click', () => {
    if (wayHere() === 'offer') void installOffer.take()?.prompt()
    else explain(page)
  })
}

/** Shows the steps of the installation. They are below the entry, and often below the visible part of the page. */
function explain(page: Document): void {
  const steps = page.querySelector<HTMLElement>('[data-install-steps]')
  if (!steps) return
  steps.hidden = false
  steps.scrollIntoView({ block: 'nearest' })
}

/** How the site can be installed in this browser. The visitor asks for it now, so an earlier answer 'Jetzt nicht' is ignored. */
const wayHere = () => installWayHere({ isAsked: true })
