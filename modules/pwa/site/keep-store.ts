import { keep } from '#ui/site/kept.ts'

/**
 * Stores which storefront the visitor opened last, so that the offline page can link to it. Nothing is stored if the page itself is a stored copy, or
 * if it is not a storefront.
 */
export function keepStore(page: Document): void {
  const [, locale, kind, identifier, ...more] = location.pathname.split('/')
  if (kind !== 'store' || !identifier || more.length > 0 || page.documentElement.dataset['copy']) return
  // Without a network and without a stored copy, the service worker shows the offline page at the address of the storefront. This does not
  // count as a visit of the storefront.
  if (page.querySelector('[data-late="offline-page"]')) return
  // The name of the branch is the part before ' - ' in the title of the page (specification §2, Page titles).
  const [title = page.title] = page.title.split(' - ')
  keep({ kind: 'store', title, text: '', href: `/${locale ?? 'de'}/store/${identifier}` })
}
