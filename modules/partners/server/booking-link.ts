import { partnerCookie } from '#modules/ordering/rules/partner-cookie.ts'
import { type Handler, serve } from '#platform/module.ts'
import { partnersEndpoints as calls } from '../contract.ts'

const code = /^[a-z0-9-]{3,60}$/

/**
 * Handles the request when a guest opens a partner's booking link: stores the code in a cookie and redirects to the start page. A code that
 * no partner has is handled in the same way. Therefore the guest sees no error, and nobody can find out which codes exist
 * (docs/rules/partners.md, Booking link).
 */
export const bookingLink: Handler = serve(calls.bookingLink, async ({ params }) => ({
  ok: true,
  status: 303,
  value: '',
  headers: { location: '/', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  ...(code.test(params.code) ? { cookies: [{ name: partnerCookie, value: params.code }] } : {}),
}))
