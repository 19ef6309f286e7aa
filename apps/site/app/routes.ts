import { index, route, type RouteConfig } from '@react-router/dev/routes'

/**
 * Addresses of the public site (specification §2, Screens and routes) that the router renders. All other addresses that begin with a
 * language, such as content pages and storefronts, are rendered without the router: content/render-content.server.tsx.
 */
export default [
  index('routes/start.tsx'),
  route('store/:branch/*', 'routes/store-without-locale.ts'),
  route(':locale/store/:branch/checkout', 'routes/checkout.tsx'),
  route(':locale/store/:branch/checkout/error', 'routes/checkout.tsx', { id: 'routes/checkout-error' }),
  route(':locale/status/:uid/:hash', 'routes/status.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
