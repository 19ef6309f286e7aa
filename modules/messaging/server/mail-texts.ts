import sql from 'sql-template-tag'
import { type Locale, locales } from '#contract/locale.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Call, type Handler, serve } from '#platform/module.ts'
import type { EditedMail } from '../contract/mail-texts.ts'
import { mailTextEndpoints as calls } from '../contract/mail-texts.ts'
import { isBranchEvent, type TextEvent, textEvents } from '../rules/routes.ts'
import { keepMails } from './delivery/write.ts'
import { type MailTextRow, refusalOf, usualText } from './mail-text-rows.ts'
import { latestMail } from './latest-mail.ts'
import { asksForMark, type Mark, withMark } from './mail/mark.ts'
import type { MailContext } from './mail/order-mails.ts'
import type { MessagingPorts } from './ports.ts'

const missing = { ok: false, code: 'record.not_found' } as const

/** The calls with which a brand reads, changes and previews subject, introduction and footer of its mails (docs/rules/messages.md, Mail texts). */
export function mailTextCalls(
  core: BrandCore,
  ports: MessagingPorts,
  options: { hasSmtp: () => boolean; contextNow(): Promise<MailContext>; mark(): Promise<Mark | undefined> },
): Handler[] {
  const shown = (mailer: OrderMailer, event: TextEvent, locale: Locale, row: MailTextRow | undefined): EditedMail => {
    const usual = usualText(mailer, event, locale)
    const { subject, intro, footer } = row ?? usual
    return { kind: mailer.kind, event, locale, version: row?.version ?? 0, text: { subject, intro, footer }, usual }
  }
  const sentBy = ({ neverSent = [] }: OrderMailer) =>
    textEvents.filter((event) => !neverSent.some((other) => other === event))
  const mailerOf = (kind: string) => ports.mailers().find((one) => one.kind === kind)

  const write = latestMail(ports, options)

  const audit = (
    tx: Parameters<BrandCore['audit']['write']>[0],
    call: Call,
    action: string,
    before: unknown,
    after: unknown,
  ) => {
    const { kind, event, locale } = call.params as { kind: string; event: string; locale: string }
    return core.audit.write(tx, {
      action,
      entity: 'mailText',
      entityId: `${kind} ${event} ${locale}`,
      label: `${kind} ${event} ${locale}`,
      actor: actorOf(call.session),
      before,
      after,
      requestId: call.requestId,
    })
  }

  return [
    serve(calls.list, async ({ locale: reader }) => {
      const rows = await core.db.many<MailTextRow>(sql`SELECT * FROM mail_texts`)
      const mails = ports.mailers().flatMap((mailer) =>
        sentBy(mailer).flatMap((event) =>
          // Mails to the branch exist only in German, the language of the business.
          (isBranchEvent(event) ? (['de'] as const) : locales).map((locale) =>
            shown(
              mailer,
              event,
              locale,
              rows.find((row) => row.kind === mailer.kind && row.event === event && row.locale === locale),
            ),
          ),
        ),
      )
      const kinds = ports.mailers().map(({ kind, steps }) => ({ kind, label: steps(reader).kindName }))
      return { ok: true, value: { kinds, mails } }
    }),

    serve(calls.set, async (call) => {
      const { kind, event, locale } = call.params
      const { version, text } = call.body
      const mailer = mailerOf(kind)
      if (!mailer) return missing
      const wrong = refusalOf(text)
      if (wrong) return wrong
      return core.db.tx(async (tx) => {
        await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail text ${kind} ${event} ${locale}`}, 0))`)
        const before = await tx.first<MailTextRow>(
          sql`SELECT * FROM mail_texts WHERE kind = ${kind} AND event = ${event} AND locale = ${locale}`,
        )
        if ((before?.version ?? 0) !== version)
          return { ok: false, code: 'record.stale', data: shown(mailer, event, locale, before) }
        const after = await tx.first<MailTextRow>(sql`
          INSERT INTO mail_texts (kind, event, locale, version, updated_at, subject, intro, footer)
          VALUES (${kind}, ${event}, ${locale}, ${version + 1}, ${core.clock.now()}, ${text.subject}, ${text.intro}, ${text.footer})
          ON CONFLICT (kind, event, locale) DO UPDATE SET version = excluded.version, updated_at = excluded.updated_at,
            subject = excluded.subject, intro = excluded.intro, footer = excluded.footer
          RETURNING *`)
        await core.snapshots.changed(tx, 'mailTexts')
        const { subject, intro, footer } = shown(mailer, event, locale, before).text
        await audit(tx, call, 'mailText.changed', { subject, intro, footer }, text)
        return { ok: true, value: shown(mailer, event, locale, after) }
      })
    }),

    serve(calls.reset, async (call) => {
      const { kind, event, locale } = call.params
      const mailer = mailerOf(kind)
      if (!mailer) return missing
      await core.db.tx(async (tx) => {
        const gone = await tx.first<MailTextRow>(
          sql`DELETE FROM mail_texts WHERE kind = ${kind} AND event = ${event} AND locale = ${locale} RETURNING *`,
        )
        await core.snapshots.changed(tx, 'mailTexts')
        if (gone) await audit(tx, call, 'mailText.reset', { subject: gone.subject, intro: gone.intro }, undefined)
      })
      return { ok: true, value: shown(mailer, event, locale, undefined) }
    }),

    serve(calls.preview, async ({ params, body }) => {
      const wrong = refusalOf(body.text)
      if (wrong) return wrong
      const mail = await write(params, body.text)
      const { subject = '', html = '', text = '', order } = mail ?? {}
      const shown = asksForMark(html) ? withMark(html, await options.mark()) : html
      return { ok: true, value: { ...(order ? { order: order.uid } : {}), subject, html: shown, text } }
    }),

    serve(calls.test, async ({ params, body, session }) => {
      const wrong = refusalOf(body.text)
      if (wrong) return wrong
      const mail = await write(params, body.text)
      if (!mail || !session) return { ok: false, code: 'mailText.no_order' }
      const { order: _, replyTo: __, ...content } = mail
      const test = { ...content, template: 'mail-text.test', to: { name: session.name, address: session.email } }
      const entry = { id: `mail text ${core.ids.uuid()}`, dueAt: core.clock.now() }
      await keepMails(core, entry, [test], options)
      return { ok: true, value: null }
    }),
  ]
}
