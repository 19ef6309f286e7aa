import type * as z from 'zod'
import type { StaffMail } from '#modules/identity/ports.ts'
import { mailTexts } from '../../words/mails.ts'
import type { WrittenMail } from './content.ts'
import { type MailContext, written } from './order-mails.ts'

/** Writes a mail to a staff user; another module has written its text. It has the layout of the brand's mails. */
export function staffMail(mail: z.output<typeof StaffMail>, { brand, baseUrl }: MailContext): WrittenMail {
  const content = {
    locale: mail.locale,
    subject: mail.subject,
    preview: mail.paragraphs[0] ?? mail.heading,
    heading: mail.heading,
    paragraphs: [mailTexts(mail.locale).greeting(mail.name), ...mail.paragraphs],
    actions: mail.action
      ? [{ label: mail.action.label, url: `${baseUrl}${mail.action.path}`, look: 'main' as const }]
      : [],
    notes: mail.notes,
  }
  return {
    template: mail.template,
    ...written(content, brand),
    to: { name: mail.name, address: mail.email },
    attachments: [],
  }
}
