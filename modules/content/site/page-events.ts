import { tellVisitEvent } from '#ui/site/visit-events.ts'

/**
 * Reports events of a block. An opened question is reported by the id of its answer (specification §2, FAQ). A teaser is 'reached' once the page
 * was scrolled past its bottom (specification §4).
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
    // Continues only if the bottom of the teaser is visible, or is already above the window.
    if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return
    block.dataset['reached'] = ''
    watch.disconnect()
  })
  watch.observe(place)
}
