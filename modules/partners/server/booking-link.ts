import { partnerCookie } from '#modules/ordering/rules/partner-cookie.ts'
import { type Handler, serve } from '#platform/module.ts'
import { partnersEndpoints as calls } from '../contract.ts'

const code = /^[a-z0-9-]{3,60}$/

/**
 * The call behind a partner's booking link. It stores the code in a cookie and leads to the start page, even if no partner has this code.
 * Therefore a wrong code shows the guest no error, and nobody can find out which codes exist (docs/rules/partners.md, Booking link).
 */
export const bookingLink: Handler = serve(calls.bookingLink, async ({ params }) => ({
  ok: true,
  status: 303,
  value: '',
  headers: { location: '/', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  ...(code.test(params.code) ? { cookies: [{ name: partnerCookie, value: params.code }] } : {}),
}))
