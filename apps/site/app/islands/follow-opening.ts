const LOOK_MS = 30_000
const name = 'data-changes-at'

/**
 * A page that stays open goes on saying the truth: once its hours change, the line above the header is read anew from the server, and
 * only its own words are put in place.
 */
export function followOpening(page: Document, now: () => number = Date.now): void {
  const line = page.querySelector<HTMLElement>(`[${name}]`)
  if (!line) return
  setInterval(() => {
    const changesAt = Number(line.getAttribute(name))
    if (page.visibilityState === 'visible' && now() >= changesAt) void renew(line)
  }, LOOK_MS)
}

async function renew(line: HTMLElement): Promise<void> {
  const answer = await fetch(location.pathname + location.search, { cache: 'no-cache' }).catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.topbar .badge')
  if (!fresh) return
  line.className = fresh.className
  line.textContent = fresh.textContent
  const next = fresh.getAttribute(name)
  // No change in sight: it is looked at no more.
  line.setAttribute(name, next ?? String(Number.MAX_SAFE_INTEGER))
}
