import { installWayHere } from '#ui/site/install/install-here.ts'
import { installOffer } from '#ui/site/install/install-offer.ts'

/** 'App installieren' in the footer, which comes hidden with every page: shown where it can be installed now (specification §2, Footer). */
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

/** Below the entry, and so often below the screen. */
function explain(page: Document): void {
  const steps = page.querySelector<HTMLElement>('[data-install-steps]')
  if (!steps) return
  steps.hidden = false
  steps.scrollIntoView({ block: 'nearest' })
}

/** Whoever looks for it here wants it, whatever they answered to the promotion. */
const wayHere = () => installWayHere({ isAsked: true })
