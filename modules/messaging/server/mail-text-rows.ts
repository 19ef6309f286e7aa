import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import { likelyPlaceholder, type MailText, unknownPlaceholders } from '../rules/mail-text.ts'
import { isBranchEvent, type TextEvent } from '../rules/routes.ts'
import { mailTexts } from '../words/mails.ts'
import { branchMailOf } from './mail-of-event.ts'
import type { OwnTexts } from './mail/own-text.ts'

/** A text as the brand has written it. */
export interface MailTextRow extends MailText {
  kind: string
  event: TextEvent
  locale: Locale
  version: number
}

/** The texts that the brand has written, read with each mail: there are few mails, and a change holds at once. */
export async function ownTexts({ db }: Pick<BrandCore, 'db'>): Promise<OwnTexts> {
  const rows = await db.many<MailTextRow>(sql`SELECT * FROM mail_texts`)
  return (kind, event, locale) => rows.find((row) => row.kind === kind && row.event === event && row.locale === locale)
}

/** The text of the product with placeholders in it. */
export function usualText(mailer: OrderMailer, event: TextEvent, locale: Locale): MailText {
  const steps = mailer.steps(locale)
  const t = mailTexts(locale)
  const uid = '{{bestellung.nummer}}'
  if (isBranchEvent(event)) {
    const mail = branchMailOf[event]
    const intro =
      event === 'escalated' ? t.branch.escalated.heading : t.branch[mail === 'canceled' ? mail : 'placed'].text
    return { subject: steps.branch[mail].subject(uid, '{{bestellung.termin}}'), intro, footer: '' }
  }
  const { subject, text } = steps.guest[event]
  return {
    subject: subject(uid),
    intro: `${t.greeting('{{gast.vorname}}')}\n\n${text('{{bestellung.termin}}')}`,
    footer: '',
  }
}

/** A text with a placeholder that does not exist is not stored: the guest would read the braces. */
export function refusalOf(text: MailText): Refusal | undefined {
  for (const field of ['subject', 'intro', 'footer'] as const) {
    const [name] = unknownPlaceholders(text[field])
    if (name === undefined) continue
    const likely = likelyPlaceholder(name)
    return likely === undefined
      ? { ok: false, code: 'mailText.unknown', field: `text.${field}`, values: { name } }
      : { ok: false, code: 'mailText.misspelt', field: `text.${field}`, values: { name, likely } }
  }
  return undefined
}
