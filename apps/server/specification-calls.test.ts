import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#testing/brand.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'

/** The entities of specification §7. Each has five API calls. */
const entities =
  'users divisions branches departments menus categories tags products orders images image-templates uploads devices tables sites redirects blocks nodes navigations donatees working-activities working-schedules projects tasks scenes digital-signage-segments digital-signage-streams digital-signage-devices customers external-users'.split(
    ' ',
  )
const statistics =
  'unique-visitors page-views pages events event-flow resolutions device-pixel-ratios color-schemes referrers browsers operating-systems orders revenue canceled-orders items popular-items visitor-times order-times order-origins revenue-origins working-activities working-schedules user-profile user-profile-working-activities'.split(
    ' ',
  )
const orderActions =
  'status/cancel status/confirm status/reject status/in-delivery status/completed print update-payment-status resend-new-order-email resend-new-order-sms'.split(
    ' ',
  )

const calls = [
  'GET /init',
  'GET /config',
  'POST /config',
  'GET /logs',
  'GET /logs/:id',
  'GET /users/me',
  ...entities.flatMap((name) => [
    `GET /${name}`,
    `GET /${name}/:id`,
    `POST /${name}`,
    `PUT /${name}/:id`,
    `DELETE /${name}/:id`,
  ]),
  'GET /branches/:id/menus',
  'GET /image-templates/:id/layers',
  'GET /fonts',
  'GET /fonts/x/400/stylesheet',
  'GET /orders/current',
  'GET /orders/missed',
  'GET /orders/frontdesk/:id/x',
  'GET /orders/backoffice/:id/x',
  'GET /orders/public/x/x',
  'POST /orders/public',
  'POST /uploads/public',
  'GET /products/public',
  'GET /store/x',
  'GET /maps/suggest',
  'GET /maps/retrieve/x',
  'GET /maps/route',
  ...orderActions.map((action) => `POST /orders/:id/${action}`),
  'PUT /orders/:id/items/:id',
  ...['confirm-counter-appointment', 'reject-counter-appointment', 'questionnaire'].map(
    (one) => `POST /orders/public/x/x/${one}`,
  ),
  ...statistics.map((name) => `GET /statistics/${name}`),
  ...['test/notification', 'test/print', 'request-device-logs'].map((one) => `POST /devices/:id/${one}`),
  'POST /analytics-log',
  ...['me', 'working-schedules', 'working-activities', 'balances'].map((one) => `GET /time-tracking/x/x/${one}`),
  ...['start', 'end', 'pause', 'resume'].map((one) => `POST /time-tracking/x/x/working-activities/${one}`),
  'GET /time-sheets/holiday-balances',
  'POST /digital-signage-devices/:id/command',
  'POST /digital-signage-devices/:id/command/abort',
  'POST /content-ai/generate/site/:id',
  'POST /content-ai/generate/image',
]

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

describe('Specification §7: every call responds', () => {
  test.each(calls)('%s', async (call) => {
    const [method = 'GET', path = ''] = call.split(' ')
    const session = admin()
    const response = await brand.app.inject({
      method: method as 'GET',
      url: `/api${path.replaceAll(':id', () => randomUUID())}`,
      headers: { cookie: cookieOf(session), 'x-csrf-token': session.csrfToken, 'content-type': 'application/json' },
      ...(method === 'POST' || method === 'PUT' ? { payload: '{}' } : {}),
    })
    // For an unknown record the call responds with its own 404. For an unknown address the response is request.not_found.
    expect([call, response.body.includes('request.not_found'), response.statusCode < 500]).toEqual([call, false, true])
  })
})
