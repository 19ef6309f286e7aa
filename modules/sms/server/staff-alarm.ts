import type { Alarm } from '#modules/messaging/ports.ts'
import type { BrandCore } from '#platform/module.ts'
import { isMobile } from '../rules/mobile.ts'
import { gsmText } from '../rules/segments.ts'
import { keepSms } from './keep-sms.ts'

/** Sends SMS to the people whom a branch names for orders without a reaction. Landlines are left out. */
export const staffAlarm = (core: BrandCore, hasProvider: () => boolean): Alarm => ({
  way: 'sms',
  async tell({ entryId, order, people, text }) {
    let count = 0
    for (const { phone } of people.filter((one) => isMobile(one.phone))) {
      const sms = {
        entryId,
        event: 'escalation',
        locale: 'de' as const,
        to: phone,
        text: gsmText(text),
        order,
        isToStaff: true,
      }
      const kept = await core.db.tx((tx) => keepSms(tx, core, sms, { hasProvider: hasProvider() }))
      // Also counts SMS that were already stored: after a crash the entry is processed again.
      if (kept === undefined || kept.isKept) count++
    }
    return count
  },
})
