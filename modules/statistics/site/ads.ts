import { readConsent } from '#ui/site/consent-record.ts'
import type { VisitGoods } from '#ui/site/visit-events.ts'
import { templateOf } from '../rules/paths.ts'

/** For each event of the website: the name that the ad pixel uses for it. */
const pixelNames = { addtocart: 'AddToCart', initiatecheckout: 'InitiateCheckout', purchase: 'Purchase' } as const

interface Happened {
  readonly action: keyof typeof pixelNames
  readonly data: Partial<VisitGoods>
}
/** What was sent to the ad pixel. Two reports with the same `eventId` are about the same event. */
interface Mirrored {
  readonly name: string
  readonly eventId: string
}
export type Mirror = (path: string, events: readonly Happened[]) => readonly Mirrored[]

/**
 * Paths of pages whose address gives access to an order, or on which guests enter personal data. On these pages no third-party code is
 * loaded. The content security policy of the server forbids it there, too.
 */
const personal = /^\/([^/]*\/)?(status|preview|store\/[^/]+\/checkout)(\/|$)/i

interface Ids {
  /** `pixel`: id of the Meta pixel. `tags`: container id of Google Tag Manager. Empty: the business does not use it. */
  readonly pixel: string
  readonly tags: string
}

/**
 * Sends page views and events to the ad pixel of the business, and loads its tag manager (docs/rules/statistics.md, Pixel and tag manager).
 * Both need the visitor's consent to marketing, and a browser that does not send the signal Global Privacy Control. The tag manager also
 * needs consent to statistics. The pixel is requested as an image, so no code of Meta runs in the page. Only templates of paths are sent,
 * so Meta never gets the address of an order.
 */
export function openMirror(page: Window & typeof globalThis, { pixel, tags }: Ids): Mirror {
  const { document: doc, navigator: agent } = page
  let seen = ''
  let hasTags = false

  const tell = (name: string, path: string, data: Happened['data']): Mirrored => {
    const eventId = page.crypto.randomUUID()
    const { items = [], price, currency } = data
    const ids = items.map(({ id }) => id)
    const query = new URLSearchParams({
      id: pixel,
      ev: name,
      eid: eventId,
      dl: page.location.origin + templateOf(path),
      ts: String(Date.now()),
      ...(price === undefined || !currency ? {} : { 'cd[value]': String(price), 'cd[currency]': currency }),
      ...(ids.length > 0 ? { 'cd[content_type]': 'product', 'cd[content_ids]': JSON.stringify(ids) } : {}),
    })
    const picture = new page.Image(1, 1)
    // No referrer is sent, because the address of the page may give access to an order.
    picture.referrerPolicy = 'no-referrer'
    picture.src = `https://www.facebook.com/tr/?${query}`
    return { name, eventId }
  }

  const loadTags = (): void => {
    hasTags = true
    const layer: unknown[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    Object.assign(page, { dataLayer: layer })
    const script = doc.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tags)}`
    doc.head.append(script)
  }

  return (path, events) => {
    const consent = readConsent(doc.cookie)
    if (!consent?.marketing || Reflect.get(agent, 'globalPrivacyControl') || agent.webdriver) {
      seen = ''
      return []
    }
    if (tags && !hasTags && consent.statistics && !personal.test(path)) loadTags()
    if (!pixel) return []
    const isNew = path !== seen
    seen = path
    return [
      ...(isNew ? [tell('PageView', path, {})] : []),
      ...events.flatMap(({ action, data }) => (pixelNames[action] ? [tell(pixelNames[action], path, data)] : [])),
    ]
  }
}
