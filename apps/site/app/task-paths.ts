/** Addresses of task pages, as the router reads them: checkout, its error page, and an order's status (routes.ts). */
const taskPath = /^\/[^/]+\/(?:status\/[^/]+\/[^/]+|store\/[^/]+\/checkout(?:\/error)?)\/?$/i

/** Is the address, below a language, a content page or a storefront? Those are rendered without the router. */
export const isContentPath = (pathname: string): boolean =>
  /^\/(?:de|en)(?:\/|$)/.test(pathname) && !taskPath.test(pathname)
