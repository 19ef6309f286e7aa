import { keep } from '#ui/site/kept.ts'

/** Stores which storefront was visited last, for the offline page. Does nothing if no worker stores a copy of it. */
export function keepStore(page: Document): void {
  const [, locale, kind, identifier, ...more] = location.pathname.split('/')
  if (kind !== 'store' || !identifier || more.length > 0 || page.documentElement.dataset['copy']) return
  // The title of the page is '{branch name} - {title of the business}' (specification §2, Page titles).
  const [title = page.title] = page.title.split(' - ')
  keep({ kind: 'store', title, text: '', href: `/${locale ?? 'de'}/store/${identifier}` })
}
