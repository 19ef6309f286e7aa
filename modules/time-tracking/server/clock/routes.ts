import { readFileSync } from 'node:fs'
import type { Answer, Call, Handler, Refusal } from '#platform/module.ts'
import { serve } from '#platform/module.ts'
import { clockEndpoints as calls } from '../../contract.ts'
import type { ClockAction } from '../../rules/clock.ts'
import type { TimeContext } from '../people.ts'
import { type ClockPerson, personOf } from '../tokens.ts'
import { tap } from './tap.ts'
import { undo } from './undo.ts'
import { balancesOf, clockView, ownActivities, ownExport, ownSchedules } from './views.ts'

const worker = readFileSync(new URL('../../worker/clock-worker.js', import.meta.url), 'utf8')

/** The response if the token is wrong, expired or revoked. It is 404, so that a caller cannot find out whether the user name exists. */
const unknown: Refusal = { ok: false, code: 'record.not_found' }

/** Makes the handler of an API call of the clock: finds the person by user name and token, and then calls `answer`. */
const forPerson =
  <T>(context: TimeContext, answer: (who: ClockPerson) => Promise<T>, opens: 'clock' | 'person' = 'person') =>
  async ({ params }: { params: { username: string; token: string } }): Promise<Answer<T> | Refusal> => {
    const who = await personOf(context, params, opens)
    return who ? { ok: true, value: await answer(who) } : unknown
  }

export function clockRoutes(context: TimeContext): Handler[] {
  const tapped = (action: ClockAction) =>
    serve(calls[action], async ({ params, body, headers }: Call<typeof calls.start>) => {
      const who = await personOf(context, params, 'clock')
      return who ? tap(context, who, action, body, headers['idempotency-key']?.slice(0, 200)) : unknown
    })
  return [
    serve(calls.me, (call) => forPerson(context, (who) => clockView(context, who, call.query.device), 'clock')(call)),
    serve(calls.schedules, (call) => forPerson(context, (who) => ownSchedules(context, who, call.query))(call)),
    serve(calls.activities, (call) => forPerson(context, (who) => ownActivities(context, who, call.query))(call)),
    serve(calls.balances, (call) => forPerson(context, (who) => balancesOf(context, who, call.query.at))(call)),
    serve(calls.export, (call) => forPerson(context, (who) => ownExport(context, who, call.query))(call)),
    serve(calls.worker, async () => ({
      ok: true,
      value: worker,
      headers: {
        'service-worker-allowed': '/backend/',
        'cache-control': 'no-cache',
        // The content security policy of API responses would not allow the service worker to load anything. So this response has its own
        // policy.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      },
    })),
    tapped('start'),
    tapped('pause'),
    tapped('resume'),
    tapped('end'),
    serve(calls.undo, async ({ params }) => {
      const who = await personOf(context, params, 'clock')
      return who ? undo(context, who) : unknown
    }),
  ]
}
