/** Addresses of task pages, as the router matches them (routes.ts): checkout, its error page, and an order's status. */
const taskPath = /^\/[^/]+\/(?:status\/[^/]+\/[^/]+|store\/[^/]+\/checkout(?:\/error)?)\/?$/i

/** Is the address, below a language, a content page or a storefront? Those are rendered without the router. */
export const isContentPath = (pathname: string): boolean =>
  /^\/(?:de|en)(?:\/|$)/.test(pathname) && !taskPath.test(decoded(pathname))

/** The router treats '%73tatus' as 'status'. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
