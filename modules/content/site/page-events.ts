import { tellVisitEvent } from '#ui/site/visit-events.ts'

/**
 * What happens in a block: an opened question is told by the id of its answer (specification §2, FAQ), and a teaser is 'reached' once the page was
 * scrolled past its bottom (specification §4).
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
    // The bottom is seen, or it is above the window already.
    if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return
    block.dataset['reached'] = ''
    watch.disconnect()
  })
  watch.observe(place)
}
