import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import { likelyPlaceholder, type MailText, unknownPlaceholders } from '../rules/mail-text.ts'
import { isBranchEvent, type TextEvent } from '../rules/routes.ts'
import { mailTexts } from '../words/mails.ts'
import { branchMailOf } from './mail-of-event.ts'
import type { OwnTexts } from './mail/own-text.ts'

/** A row of `mail_texts`: a text that the brand has written for one mail in one language. */
export interface MailTextRow extends MailText {
  kind: string
  event: TextEvent
  locale: Locale
  version: number
}

/** Returns the texts that the brand has written. They are kept in memory and read again after one of them has changed. */
export function ownTexts({ db, snapshots }: Pick<BrandCore, 'db' | 'snapshots'>): () => Promise<OwnTexts> {
  const all = snapshots.define('mailTexts', ['mailTexts'], () => db.many<MailTextRow>(sql`SELECT * FROM mail_texts`))
  return async () => {
    const { value } = await all.get()
    return (kind, event, locale) =>
      value.find((row) => row.kind === kind && row.event === event && row.locale === locale)
  }
}

/** The product's standard text of a mail, with placeholders in place of the order's values. */
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

/**
 * Refuses a text that contains an unknown placeholder, because the guest would see the braces. If a similar placeholder exists, the error
 * names it. Undefined: all placeholders are known.
 */
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
