import { useEffect, useState } from 'react'

interface Hidden {
  above: number
  below: number
}

/**
 * How many lines of a ticket are outside the visible part. Nobody can scroll a wall screen, or guess that there is more. `turn` shows the
 * next lines, and the first ones again after the last.
 */
export function useHiddenLines() {
  const [hidden, setHidden] = useState<Hidden>({ above: 0, below: 0 })
  const [element, ref] = useState<HTMLUListElement | null>(null)
  useEffect(() => {
    if (!element) return undefined
    const count = () => {
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

function countHidden(list: HTMLElement): Hidden {
  const seen = list.getBoundingClientRect()
  // Rounding of pixel fractions hides no line.
  const near = 3
  const count: Hidden = { above: 0, below: 0 }
  for (const line of list.querySelectorAll('.nm, small, .al, .cm')) {
    const box = line.getBoundingClientRect()
    if (box.bottom > seen.bottom + near) count.below++
    else if (box.top < seen.top - near) count.above++
  }
  return count
}
