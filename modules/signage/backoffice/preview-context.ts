import { type BrandLook, type DocumentKind, type Documents, signageStaffEndpoints } from '../contract.ts'
import type { RenderContext } from '../player/render/context.ts'

/**
 * The data with which a preview is drawn. `data`: the current data. `empty`: no data, as on a screen that has not loaded any data yet.
 * `sold-out`: the current data, but one dish is sold out.
 */
export type PreviewMood = 'data' | 'empty' | 'sold-out'

interface Preview {
  readonly brand: BrandLook
  readonly documents: Documents
}

/** The data of the menu, changed so that its first dish is sold out. Without a menu the documents are returned unchanged. */
function soldOut(documents: Documents): Documents {
  const { menu } = documents
  if (!menu) return documents
  const first = menu.menus[0]?.catalog[0]?.products[0] ?? menu.products[0]?.id
  const products = menu.products.map((one) =>
    one.id === first ? { ...one, isSoldOut: true, soldOutUntil: null, isVisibleWhenUnavailable: true } : one,
  )
  return { ...documents, menu: { ...menu, products } }
}

/**
 * Provides the brand's look and current data to the drawing code. Therefore the back office draws a scene in the same way as a screen of
 * the branch, but without films and web pages.
 */
export function previewContext(
  doc: Document,
  { brand, documents }: Preview,
  options: { mood: PreviewMood; locale: 'de' | 'en'; zone: string; now: () => number },
): RenderContext {
  const { mood, locale, zone, now } = options
  const shown = mood === 'sold-out' ? soldOut(documents) : documents
  return {
    doc,
    brand,
    locale,
    zone,
    now,
    volume: 0,
    documents: {
      get: <K extends DocumentKind>(kind: K) => (mood === 'empty' ? undefined : shown[kind]),
      at: () => undefined,
      isStale: () => mood === 'empty',
    },
    picture: async (name) => `/image/${name}`,
    film: async () => undefined,
    template: async (id) => signageStaffEndpoints.template.path.replace(':id', id),
    mayShowPage: () => false,
  }
}
