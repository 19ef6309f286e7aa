import type { EmailChanged } from '#modules/identity/ports.ts'
import { accountMailTexts } from '../../words/account-mails.ts'
import { mailTexts } from '../../words/mails.ts'
import type { WrittenMail } from './content.ts'
import { type MailContext, written } from './order-mails.ts'

/**
 * The mail about a new address of a staff user's account. It is sent to the old address and does not contain the new one
 * (docs/rules/security.md, Sign-in).
 */
export function emailChangedMail({ name, email, locale }: EmailChanged, { brand }: MailContext): WrittenMail {
  const t = accountMailTexts(locale).emailChanged
  const content = {
    locale,
    subject: t.subject(brand.shopName),
    preview: t.text,
    heading: t.heading,
    paragraphs: [mailTexts(locale).greeting(name), t.text],
    actions: [],
    notes: [t.note],
  }
  return {
    template: 'identity.email-changed',
    ...written(content, brand),
    to: { name, address: email },
    attachments: [],
  }
}
