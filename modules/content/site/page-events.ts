import { tellVisitEvent } from '#ui/site/visit-events.ts'

/**
 * Watches a block and reports events for the statistics. A question reports when it is opened (specification §2, FAQ). A teaser reports when it is
 * reached: its lower edge came into view (specification §4).
 */
export default function watchBlock(place: HTMLElement): void {
  const block = place.closest('section')
  if (!block) return
  for (const question of block.querySelectorAll('details'))
    question.addEventListener('toggle', () => {
      const id = question.querySelector('p[id]')?.id
      if (question.open && id) tellVisitEvent({ action: 'openfaq', category: 'faq', data: { question: id } })
    })
  if (!('reached' in place.dataset) || !('IntersectionObserver' in window)) return
  const watch = new IntersectionObserver(([entry]) => {
    // The teaser counts as reached only if its bottom is visible, or is above the visible part of the page because the visitor has scrolled past
    // it.
    if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return
    block.dataset['reached'] = ''
    watch.disconnect()
  })
  watch.observe(place)
}
