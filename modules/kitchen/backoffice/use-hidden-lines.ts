import { useEffect, useState } from 'react'

interface Hidden {
  above: number
  below: number
}

/**
 * Makes a ticket fit, and counts the lines that are still outside the visible part. Nobody can scroll a wall screen, or guess that there is
 * more. `turn` shows the next lines, and the first ones again after the last.
 */
export function useHiddenLines() {
  const [hidden, setHidden] = useState<Hidden>({ above: 0, below: 0 })
  const [element, ref] = useState<HTMLUListElement | null>(null)
  useEffect(() => {
    if (!element) return undefined
    const count = () => {
      fit(element)
      const counted = countHidden(element)
      setHidden((before) => (before.above === counted.above && before.below === counted.below ? before : counted))
    }
    const sizes = new ResizeObserver(count)
    sizes.observe(element)
    const lines = new MutationObserver(count)
    lines.observe(element, { childList: true, subtree: true, characterData: true })
    element.addEventListener('scroll', count, { passive: true })
    count()
    return () => {
      sizes.disconnect()
      lines.disconnect()
      element.removeEventListener('scroll', count)
    }
  }, [element])
  const turn = () => {
    if (!element) return
    element.scrollTo({ top: countHidden(element).below > 0 ? element.scrollTop + element.clientHeight * 0.8 : 0 })
  }
  return { ...hidden, ref, turn }
}

/** How much smaller the foot, and then the type, may become; the steps are in the style sheet. */
const SMALLEST = 5

/** Makes the ticket's type smaller until every line is seen: a change of a dish must not be cut. */
function fit(list: HTMLElement): void {
  const ticket = list.closest<HTMLElement>('article')
  if (!ticket) return
  for (let step = 0; step <= SMALLEST; step += 1) {
    ticket.dataset['fit'] = String(step)
    const hidden = countHidden(list)
    if (hidden.above + hidden.below === 0 && list.scrollHeight <= list.clientHeight + NEAR) return
  }
}

/** Rounding of pixel fractions hides no line. */
const NEAR = 3

function countHidden(list: HTMLElement): Hidden {
  const seen = list.getBoundingClientRect()
  const count: Hidden = { above: 0, below: 0 }
  for (const line of list.querySelectorAll('.nm, small, .al, .cm')) {
    const box = line.getBoundingClientRect()
    if (box.bottom > seen.bottom + NEAR) count.below++
    else if (box.top < seen.top - NEAR) count.above++
  }
  return count
}
