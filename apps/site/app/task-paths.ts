/** Addresses of task pages, as the router matches them (routes.ts): checkout, its error page, and an order's status. */
const taskPath = /^\/[^/]+\/(?:status\/[^/]+\/[^/]+|store\/[^/]+\/checkout(?:\/error)?)\/?$/i

/** Does the path begin with a language and belong to a content page or a storefront? These pages are rendered without the router. */
export const isContentPath = (pathname: string): boolean =>
  /^\/(?:de|en)(?:\/|$)/.test(pathname) && !taskPath.test(decoded(pathname))

/** Decodes the path, because the router also reads '%73tatus' as 'status'. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
