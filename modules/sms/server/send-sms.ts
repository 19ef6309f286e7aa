import sql from 'sql-template-tag'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import type { Tx } from '#platform/db.ts'
import { smsReasons } from '../words/server.ts'
import type { SendResult, SmsProvider } from './adapters/provider.ts'
import type { SmsRow } from './rows.ts'
import { sendTopic } from './keep-sms.ts'
import { applyEarlyNotices } from './notice-store.ts'
import type { TellOrder } from './tell-order.ts'

/** Minutes until the next attempt, if the provider has certainly not accepted the SMS. After four pauses there is one last attempt. */
const pauses = [1, 5, 15, 60] as const
/** In hours. An SMS that waits longer than this fails and is not sent any more, because an SMS about an order is then useless. */
const VALID_HOURS = 2

interface SendDeps {
  provider(): SmsProvider | undefined
  noticeUrl(provider: SmsProvider, smsId: string): string | undefined
  tellOrder: TellOrder
}

/**
 * Sends a stored SMS, or only marks it as `shown` if the brand has no provider. The state becomes `sending` before the request to the
 * provider. If the server process ends during the request, the next run of the outbox entry finds this state. The SMS then becomes doubtful
 * and is not sent twice.
 */
export const sendSms =
  (core: BrandCore, deps: SendDeps): OutboxHandler =>
  async ({ smsId }) => {
    const id = String(smsId)
    const provider = deps.provider()
    const now = core.clock.now()
    const sms = await core.db.first<SmsRow>(sql`
      UPDATE sms_messages SET state = ${provider ? 'sending' : 'shown'}, provider = ${provider?.name ?? null}, attempts = attempts + ${provider ? 1 : 0}
      WHERE id = ${id} AND state = 'queued' AND created_at > ${now.subtract({ hours: VALID_HOURS })} RETURNING *`)
    if (!sms) return core.db.tx((tx) => leftBehind(tx, deps, id))
    if (!provider) return
    const answer = await provider.send({
      to: sms.to_number,
      text: sms.text,
      isRepeat: sms.attempts > 1,
      noticeUrl: deps.noticeUrl(provider, id),
    })
    await core.db.tx((tx) => note(tx, core, deps, sms, answer))
  }

/**
 * Called for an SMS that is not sent. If a server process ended during its request to the provider, the SMS becomes doubtful; if the SMS is
 * too old, it fails. The reason is written into the order's timeline. A finished SMS is not changed.
 */
async function leftBehind(tx: Tx, deps: SendDeps, id: string): Promise<void> {
  const sms = await tx.first<SmsRow>(
    sql`SELECT * FROM sms_messages WHERE id = ${id} AND state IN ('queued', 'sending') FOR UPDATE`,
  )
  if (!sms) return
  const t = smsReasons(sms.locale)
  const [state, reason] =
    sms.state === 'sending' ? (['doubtful', t.interrupted] as const) : (['failed', t.late] as const)
  await tx.run(sql`UPDATE sms_messages SET state = ${state}, last_error = ${reason} WHERE id = ${id}`)
  await deps.tellOrder(tx, sms, { action: 'sms-failed', note: reason })
}

async function note(tx: Tx, core: BrandCore, deps: SendDeps, sms: SmsRow, answer: SendResult): Promise<void> {
  const { id } = sms
  if (answer.kind === 'accepted') {
    // A provider's notice can arrive before this response. Then the state that the notice reported must remain.
    await tx.run(sql`
      UPDATE sms_messages SET state = CASE WHEN state IN ('sending', 'doubtful') THEN 'sent' ELSE state END,
        provider_id = coalesce(nullif(${answer.providerId}, ''), provider_id), count = coalesce(${answer.count ?? null}, count),
        cost = coalesce(${answer.cost ?? null}, cost), last_error = NULL
      WHERE id = ${id}`)
    await applyEarlyNotices(tx, id)
    return deps.tellOrder(tx, sms, { action: 'sms', note: sms.text })
  }
  const reason = answer.reason.replaceAll(/\s+/g, ' ').slice(0, 300)
  const failures = sms.failures + 1
  const minutes = answer.kind === 'later' ? pauses[failures - 1] : undefined
  core.log.warn(
    { sms: id, provider: sms.provider, outcome: answer.kind, reason, attempt: sms.attempts },
    'An SMS was not sent',
  )
  const state = minutes !== undefined ? 'queued' : answer.kind === 'doubtful' ? 'doubtful' : 'failed'
  await tx.run(sql`
    UPDATE sms_messages SET state = ${state}, failures = ${failures}, last_error = ${reason} WHERE id = ${id} AND state = 'sending'`)
  if (minutes !== undefined) {
    await core.outbox.add(tx, {
      topic: sendTopic,
      key: `${id}:${sms.attempts}`,
      payload: { smsId: id },
      notBefore: core.clock.now().add({ minutes }),
    })
    return
  }
  if (answer.kind === 'refused' && answer.isOptedOut)
    await tx.run(sql`
      INSERT INTO sms_opt_outs (phone, created_at, source) VALUES (${sms.to_number}, ${core.clock.now()}, 'provider') ON CONFLICT DO NOTHING`)
  await deps.tellOrder(tx, sms, { action: 'sms-failed', note: reason })
}
