import sql from 'sql-template-tag'
import { type Handler, type Refusal, serve } from '#platform/module.ts'
import { kioskEndpoints as calls } from '../../contract.ts'
import { tap } from '../clock/tap.ts'
import type { TimeContext } from '../people.ts'
import { issueToken } from '../tokens.ts'
import { badgeRoutes } from './badge-routes.ts'
import { kioskOf } from './key.ts'
import { pairingRoutes } from './pairing.ts'
import { kioskView } from './people.ts'
import { pinRoutes } from './pin-routes.ts'
import { refusedPin } from './pins.ts'
import { unseal } from './seal.ts'
import { noteUse } from './shared-pin.ts'
import { whoAt } from './who-at.ts'

const SECONDS = 60
const missing: Refusal = { ok: false, code: 'record.not_found' }

/** All API calls for shared terminals, cards and PINs (docs/rules/time-tracking.md, Kiosk). */
export function kioskRoutes(context: TimeContext): Handler[] {
  const { core } = context
  return [
    ...pairingRoutes(context),
    ...pinRoutes(context),
    ...badgeRoutes(context),
    serve(calls.state, async (call) => {
      const found = await kioskOf(core, call)
      return found.ok ? { ok: true, value: await kioskView(context, found.kiosk) } : found
    }),
    serve(calls.open, async (call) => {
      const found = await kioskOf(core, call)
      if (!found.ok) return found
      const who = await whoAt(context, found.kiosk, call.body.user)
      if (!who) return missing
      const refused = await refusedPin(context, found.kiosk, who.person, call.body.pin)
      if (refused) return refused
      const now = core.clock.now()
      const { token } = await core.db.tx(async (tx) => {
        await tx.run(
          sql`DELETE FROM time_tokens WHERE user_id = ${who.person.id} AND kind = 'kiosk' AND expires_at <= ${now}`,
        )
        await noteUse(context, tx, found.kiosk, who.person)
        const issue = { user: who.person.id, kind: 'kiosk', name: found.kiosk.name, seconds: SECONDS } as const
        return issueToken(context, tx, issue)
      })
      const expiresAt = now.add({ seconds: SECONDS }).toString()
      return { ok: true, value: { username: who.person.email, token, expiresAt } }
    }),
    serve(calls.tap, async (call) => {
      const found = await kioskOf(core, call)
      if (!found.ok) return found
      const sealed = unseal(context, call.body.sealed)
      if (!sealed) return { ok: false, code: 'time.kiosk_seal' }
      const who = await whoAt(context, found.kiosk, sealed.user)
      if (!who) return missing
      const { action, key, claimed, project, task } = sealed
      // This body must be equal to the body that the terminal sends while it has a network. Maybe the terminal has sent this tap before,
      // and the response was lost. Then the server recognises the encrypted tap as a repetition.
      const body = action === 'start' ? { branch: found.kiosk.branch_id, project, task } : {}
      // The PIN of a repeated tap was checked before. It is not checked again, because somebody with a copy of the tap could then reset the
      // number of wrong PINs.
      const isKnown = await core.db.first(sql`SELECT 1 FROM clock_taps WHERE user_id = ${sealed.user} AND key = ${key}`)
      const refused = isKnown ? undefined : await refusedPin(context, found.kiosk, who.person, sealed.pin)
      if (!refused) return tap(context, who, action, { ...body, claimed }, key)
      if (refused.code !== 'time.pin_wrong') return refused
      // The PIN is wrong, but the person has already left and believes that the tap counted. So the tap is not refused: it becomes a
      // request, about which a manager decides.
      return tap(context, who, action, { ...body, claimed: { ...claimed, offset: null } }, key)
    }),
  ]
}
