const LOOK_MS = 30_000
const name = 'data-changes-at'

/**
 * Keeps an open page up to date. When a branch opens or closes, the line above the header and the lines of the branches are read again from the
 * server. Only their texts are replaced.
 */
export function followOpening(page: Document, now: () => number = Date.now): void {
  setInterval(() => {
    const isDue = linesOf(page).some((line) => now() >= changesAt(line))
    if (page.visibilityState === 'visible' && isDue) void renew(page)
  }, LOOK_MS)
}

const linesOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-opening]')]

/**
 * When the text of the line changes next, in milliseconds since 1970. Infinity if no change is known; then the line is never read again.
 */
const changesAt = (line: HTMLElement): number => Number(line.getAttribute(name) ?? Number.POSITIVE_INFINITY)

async function renew(page: Document): Promise<void> {
  const answer = await fetch(location.pathname + location.search, { cache: 'no-cache' }).catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new Map(
    linesOf(new DOMParser().parseFromString(await answer.text(), 'text/html')).map((one) => [
      one.dataset['opening'],
      one,
    ]),
  )
  for (const line of linesOf(page)) {
    const next = fresh.get(line.dataset['opening'])
    if (!next) continue
    line.className = next.className
    line.textContent = next.textContent
    const at = next.getAttribute(name)
    if (at === null) line.removeAttribute(name)
    else line.setAttribute(name, at)
  }
}
