import type { Alarm } from '#modules/messaging/ports.ts'
import type { BrandCore } from '#platform/module.ts'
import { isMobile } from '../rules/mobile.ts'
import { gsmText } from '../rules/segments.ts'
import { keepSms } from './keep-sms.ts'

/**
 * Sends an SMS about an order to which nobody reacts. The recipients are the people whom the branch has named for this case. People
 * without a mobile number are left out. Returns how many people get an SMS.
 */
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
      // Also counts an SMS that was already stored, because the outbox entry can be processed again after a crash.
      if (kept === undefined || kept.isKept) count++
    }
    return count
  },
})
