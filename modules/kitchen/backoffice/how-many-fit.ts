/**
 * An HTML list of totals whose last child is the button '+3'. The interface has only the fields that `howManyFit` uses. All sizes are in
 * pixels.
 */
interface SumList {
  readonly children: ArrayLike<object>
  readonly scrollHeight: number
  readonly clientHeight: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/**
 * Returns how many totals fit into the list: all of them or, if they do not fit, as many as fit next to the button, but at least one. To
 * measure this, it shows and hides the totals. At the end it has hidden the totals that do not fit.
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
