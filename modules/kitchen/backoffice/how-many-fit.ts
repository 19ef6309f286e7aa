/** A list of totals on the screen, whose last entry is the button '+3'. `scrollHeight` and `clientHeight` in pixels, as of an element. */
interface SumList {
  readonly children: ArrayLike<object>
  readonly scrollHeight: number
  readonly clientHeight: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/**
 * How many totals fit into the list. All of them if they fit without the button; otherwise as many as fit beside the button, and at least one. Hides
 * the others while it measures, and leaves the list as it fits.
 */
export function howManyFit(list: SumList): number {
  const entries = Array.from(list.children) as { hidden: boolean }[]
  const rest = entries.pop()
  const show = (count: number) => {
    for (const [index, entry] of entries.entries()) entry.hidden = index >= count
    if (rest) rest.hidden = count >= entries.length
    return list.scrollHeight <= list.clientHeight + 1 && list.scrollWidth <= list.clientWidth + 1
  }
  let count = entries.length
  while (!show(count) && count > 1) count -= 1
  return count
}
