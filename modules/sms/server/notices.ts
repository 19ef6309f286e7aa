import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import * as z from 'zod'
import { type Answer, type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { smsEndpoints } from '../contract.ts'
import { wishOf } from '../rules/opt-out.ts'
import { smsReasons } from '../words/server.ts'
import { isSevenSigned, sevenState } from './adapters/seven.ts'
import { isTwilioSigned, twilioState } from './adapters/twilio.ts'
import type { SmsAccounts } from './accounts.ts'
import { applyNotice, type SmsNotice, storeNotice } from './notice-store.ts'
import type { TellOrder } from './tell-order.ts'

interface NoticeDeps {
  accounts(): SmsAccounts
  /**
   * The public address of the brand. Providers sign notices with this address, not with the internal address to which a proxy forwards the
   * request.
   */
  baseUrl(): string
  tellOrder: TellOrder
}

const taken = (contentType: string, value: string): Answer<string> => ({
  ok: true,
  value,
  headers: { 'content-type': contentType, 'cache-control': 'no-store' },
})
/** The response to Twilio. It contains no text, because Twilio would send that text to the guest as SMS. */
const nothingToSay = taken('text/xml', '<Response/>')
const plain = taken('text/plain', '')

const SevenNotice = z.object({
  webhook_event: z.string().max(40),
  data: z.object({
    msg_id: z.coerce.string().max(60).optional(),
    status: z.string().max(40).optional(),
    sender: z.string().max(30).optional(),
    text: z.string().max(2000).optional(),
  }),
})

/**
 * Receives the signed notices of the providers (docs/rules/messages.md, SMS). A notice changes the state of an SMS, adds a phone number to
 * the opt-out list, or removes a number from this list. A notice that reports anything else is accepted without effect.
 */
export function noticeHandlers(core: BrandCore, deps: NoticeDeps): Handler[] {
  const settle = async (
    notice: SmsNotice,
    smsId: string | undefined,
    answer: { from: string; text: string } | undefined,
  ) =>
    core.db.tx(async (tx) => {
      const now = core.clock.now()
      const stored = await storeNotice(tx, now, notice)
      if (stored !== 'new') return stored
      const failed = await applyNotice(tx, notice, smsId)
      if (failed)
        await deps.tellOrder(tx, failed, { action: 'sms-failed', note: smsReasons(failed.locale).undelivered })
      const wish = answer && wishOf(answer.text)
      if (wish === 'stop')
        await tx.run(
          sql`INSERT INTO sms_opt_outs (phone, created_at, source) VALUES (${answer?.from}, ${now}, 'answer') ON CONFLICT DO NOTHING`,
        )
      if (wish === 'start') await tx.run(sql`DELETE FROM sms_opt_outs WHERE phone = ${answer?.from}`)
      return stored
    })

  const forged = (call: Pick<Call, 'requestId' | 'address'>): Refusal => {
    core.log.warn({ requestId: call.requestId, address: call.address }, 'An SMS notice with a wrong signature')
    return { ok: false, code: 'sms.signature' }
  }

  return [
    serve(smsEndpoints.twilioNotice, async (call) => {
      const { twilioToken } = deps.accounts()
      if (!twilioToken) return { ok: false, code: 'request.not_found' }
      const body = call.rawBody ?? new Uint8Array()
      const form = new URLSearchParams(new TextDecoder().decode(body))
      const { sms } = call.query
      const url = `${deps.baseUrl()}/api/webhooks/twilio${sms === undefined ? '' : `?sms=${sms}`}`
      if (!isTwilioSigned(call.headers['x-twilio-signature'], url, form, twilioToken)) return forged(call)
      const providerId = form.get('MessageSid')?.slice(0, 60) ?? ''
      const said = form.get('MessageStatus')
      const from = phoneOf(form.get('From'))
      const isAnswer = said === null && form.get('Body') !== null && from !== undefined
      await settle(
        {
          provider: 'twilio',
          key: `${providerId} ${said ?? 'answer'}`.slice(0, 200),
          bodyHash: hashOf(body),
          providerId,
          state: twilioState(said) ?? null,
        },
        sms,
        isAnswer ? { from, text: form.get('Body') ?? '' } : undefined,
      )
      return nothingToSay
    }),

    serve(smsEndpoints.sevenNotice, async (call) => {
      const { sevenSignKey } = deps.accounts()
      if (!sevenSignKey) return { ok: false, code: 'request.not_found' }
      const body = call.rawBody ?? new Uint8Array()
      const nonce = call.headers['x-nonce'] ?? ''
      const signed = {
        timestamp: call.headers['x-timestamp'] ?? '',
        nonce,
        signature: call.headers['x-signature'] ?? '',
        url: `${deps.baseUrl()}/api/webhooks/seven`,
        body,
      }
      if (!isSevenSigned(signed, sevenSignKey, core.clock.now())) return forged(call)
      const { data: notice } = SevenNotice.safeParse(call.body)
      const { msg_id: id, status, sender, text } = notice?.data ?? {}
      const from = phoneOf(sender?.startsWith('+') ? sender : `+${sender ?? ''}`)
      const isAnswer = notice?.webhook_event === 'sms_mo' && from !== undefined && text !== undefined
      const stored = await settle(
        {
          provider: 'seven',
          key: nonce,
          bodyHash: hashOf(body),
          providerId: id ?? null,
          state: (notice?.webhook_event === 'dlr' && status ? sevenState(status) : undefined) ?? null,
        },
        undefined,
        isAnswer ? { from, text } : undefined,
      )
      return stored === 'other' ? forged(call) : plain
    }),
  ]
}

const hashOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

const phoneOf = (typed: string | null): string | undefined =>
  typed !== null && /^\+\d{7,15}$/.test(typed) ? typed : undefined
