import { useEffect, useRef, useState } from 'react'

interface Hidden {
  above: number
  below: number
}

/**
 * Makes a ticket smaller until it fits, and counts the lines that are still not visible. Nobody can scroll a wall screen, so cooks must
 * know that there are more lines. `turn` shows the next lines; after the last lines it shows the first lines again. `onTooLong`: called if
 * lines are hidden in the smallest font.
 */
export function useHiddenLines(onTooLong?: () => void) {
  const tooLong = useRef(onTooLong)
  useEffect(() => {
    tooLong.current = onTooLong
  })
  const [hidden, setHidden] = useState<Hidden>({ above: 0, below: 0 })
  const [element, ref] = useState<HTMLUListElement | null>(null)
  useEffect(() => {
    if (!element) return undefined
    const count = () => {
      fit(element)
      const counted = countHidden(element)
      if (counted.above + counted.below > 0) tooLong.current?.()
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

/**
 * The number of the smallest size of a ticket. The style sheet defines the sizes (`data-fit`): first the footer becomes smaller, then the
 * font.
 */
const SMALLEST = 5

/** The number of the smallest size that is used to keep a long word on one line. */
const SMALLEST_FOR_WORDS = 3

/**
 * Makes the ticket smaller until every line is visible and no word is broken in its middle ('Pfannkuchensupp' and 'e' on two lines). If the
 * smallest size is not enough, words may be broken, because cooks must see every line.
 */
function fit(list: HTMLElement): void {
  const ticket = list.closest<HTMLElement>('article')
  if (!ticket) return
  const shrink = (last: number, isRight: () => boolean): boolean => {
    for (let step = 0; step <= last; step += 1) {
      ticket.dataset['fit'] = String(step)
      if (isRight()) return true
    }
    return false
  }
  if (!shrink(SMALLEST_FOR_WORDS, () => isVisible(list) && !breaksWord(list))) shrink(SMALLEST, () => isVisible(list))
}

function isVisible(list: HTMLElement): boolean {
  const hidden = countHidden(list)
  return hidden.above + hidden.below === 0 && list.scrollHeight <= list.clientHeight + NEAR
}

/** Whether the name of a dish has a word that is wider than its line, even after hyphenation. */
function breaksWord(list: HTMLElement): boolean {
  list.dataset['measured'] = ''
  const isBroken = [...list.querySelectorAll('.nm')].some((name) => name.scrollWidth > name.clientWidth)
  delete list.dataset['measured']
  return isBroken
}

/** Tolerance in pixels, so that a rounding error does not count as a hidden line. */
const NEAR = 3

function countHidden(list: HTMLElement): Hidden {
  const seen = list.getBoundingClientRect()
  const count: Hidden = { above: 0, below: 0 }
  for (const line of list.querySelectorAll('.nm, small, .al, .cm')) {
    const box = line.getBoundingClientRect()
    // In a ticket with several columns, lines that do not fit are beside the last column.
    if (box.bottom > seen.bottom + NEAR || box.left > seen.right) count.below++
    else if (box.top < seen.top - NEAR) count.above++
  }
  return count
}
