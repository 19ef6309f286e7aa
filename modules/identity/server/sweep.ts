import sql from 'sql-template-tag'
import type { ScheduledJob } from '#platform/module.ts'
import type { IdentityContext } from './context.ts'
import { deviceLife } from './sign-in/known-devices.ts'
import { forgetOrigins } from './sign-in/origins.ts'

/**
 * A job that deletes old rows. Sessions: when their maximum duration is over, or after a day without an API call. Links: a day after they
 * have expired. Counted failures: after a day. Known devices: after 180 days without a sign-in. IP addresses of sign-ins: after 90 days.
 */
export const sweepJob = (context: IdentityContext): ScheduledJob => ({
  name: 'identity.sweep',
  everySeconds: 3600,
  async run(signal) {
    const { core } = context
    const now = core.clock.now()
    const yesterday = now.subtract({ hours: 24 })
    await core.db.run(sql`DELETE FROM sessions WHERE expires_at < ${now} OR last_seen_at < ${yesterday}`)
    await core.db.run(sql`DELETE FROM login_links WHERE expires_at < ${yesterday}`)
    await core.db.run(sql`DELETE FROM known_devices WHERE used_at < ${now.subtract({ hours: 24 * deviceLife.days })}`)
    await core.db.run(sql`DELETE FROM login_failures WHERE at < ${yesterday}`)
    await forgetOrigins(context, signal)
  },
})
