import { tellVisitEvent } from '#ui/site/visit-events.ts'

/**
 * Watches a block and reports events for the statistics. A question reports when it is opened (specification §2, FAQ). A teaser reports
 * when its bottom becomes visible (specification §4).
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
    // The teaser counts as reached if its bottom is visible. It also counts if its bottom is above the visible part of the page: then the
    // visitor has scrolled past it.
    if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return
    block.dataset['reached'] = ''
    watch.disconnect()
  })
  watch.observe(place)
}
