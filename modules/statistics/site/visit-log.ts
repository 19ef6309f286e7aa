import { readConsent } from '#ui/site/consent-record.ts'
import '#ui/site/visit-events.ts'
import type { Mirror } from './ads.ts'

const TICK_MS = 1000
const VIEW_MS = 250
const IDLE_MS = 30 * 60_000
const MOST = 50

interface Wire {
  type: 'init' | 'view' | 'event' | 'pixel'
  action: string
  category: string
  data: Readonly<Record<string, unknown>>
}

/**
 * Reports a visit to the server, if the visitor has allowed statistics. It reports 'init' when the page is loaded, after 30 minutes without
 * activity, and on a new day. It also reports each page view, and events of cart, checkout and opened questions. Events are sent once a second, and
 * when the page is hidden. Errors are ignored, so that the log never disturbs the visitor.
 */
export default function logVisits(page: Window): void {
  const { document: doc, navigator: agent } = page
  let queue: Wire[] = []
  let path = ''
  let last = 0
  let day = ''
  let mirror: Mirror | undefined

  const isAllowed = (): boolean =>
    readConsent(doc.cookie)?.statistics === true && !Reflect.get(agent, 'globalPrivacyControl') && !agent.webdriver
  const branch = (): object => {
    const id = doc.querySelector<HTMLElement>('[data-visit-branch]')?.dataset['visitBranch']
    return id ? { branch: id } : {}
  }
  const add = (type: Wire['type'], action: string, category: string, data: object): void => {
    const now = Date.now()
    const today = new Date(now).toDateString()
    if (type !== 'init' && (now - last >= IDLE_MS || day !== today)) add('init', 'init', 'device', factsOf(page))
    last = now
    day = today
    queue.push({ type, action, category, data: { ...data } })
  }
  const send = (): void => {
    const events = queue.slice(0, MOST)
    queue = queue.slice(MOST)
    if (events.length === 0) return
    page
      .fetch('/api/analytics-log', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(events),
        keepalive: true,
      })
      .catch(() => undefined)
  }
  const look = (): void => {
    const events = page.visitEvents ?? []
    page.visitEvents = []
    const mirrored =
      mirror?.(
        page.location.pathname,
        events.filter((event) => event.category === 'ecommerce'),
      ) ?? []
    if (!isAllowed()) {
      queue = []
      path = ''
      return
    }
    if (page.location.pathname !== path) {
      path = page.location.pathname
      add('view', path, '', branch())
    }
    for (const { action, category, data } of events) add('event', action, category, { ...data, ...branch() })
    for (const { name, eventId } of mirrored) add('pixel', name, 'meta', { eventId })
  }
  const tick = (): void => {
    if (doc.hidden) return
    look()
    send()
  }

  const { pixel = '', tags = '' } = doc.querySelector<HTMLElement>('#cookies')?.dataset ?? {}
  if (pixel || tags)
    void import('./ads.ts')
      .then(({ openMirror }) => (mirror = openMirror(page as Window & typeof globalThis, { pixel, tags })))
      .catch(() => undefined)
  page.setTimeout(tick, VIEW_MS)
  page.setInterval(tick, TICK_MS)
  doc.addEventListener('visibilitychange', () => {
    if (!doc.hidden) return
    look()
    send()
  })
}

function factsOf({
  document: doc,
  navigator: agent,
  screen,
  innerWidth,
  innerHeight,
  devicePixelRatio,
  matchMedia,
}: Window) {
  return {
    language: agent.language,
    referrer: doc.referrer.slice(0, 250),
    screen: { width: screen.width, height: screen.height },
    window: { width: innerWidth, height: innerHeight },
    pixelRatio: devicePixelRatio,
    orientation: innerWidth > innerHeight ? 'landscape' : 'portrait',
    darkMode: matchMedia('(prefers-color-scheme: dark)').matches,
  }
}
