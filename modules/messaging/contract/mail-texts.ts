import { endpoint } from '#contract/endpoint.ts'
import { Locale } from '#contract/locale.ts'
import { admins } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { textEvents } from '../rules/routes.ts'

const Text = z.strictObject({ subject: text(200).min(1), intro: text(3000).min(1), footer: text(1000) })

/** The text of one mail in one language: the brand's own, or the product's standard text if the brand has none. */
const EditedMail = z.object({
  kind: z.string(),
  event: z.enum(textEvents),
  locale: Locale,
  /** The version of the brand's own text. 0 if the brand has none and `text` is the standard text. */
  version: z.int(),
  text: Text,
  /** The product's standard text for this mail, with placeholders. */
  usual: Text,
})
export type EditedMail = z.infer<typeof EditedMail>

const MailParams = z.strictObject({ kind: z.string().max(20), event: z.enum(textEvents), locale: Locale })

const Preview = z.object({
  /** The number of the order whose data the preview contains. Undefined if there is no recent order of this kind. */
  order: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

export const mailTextEndpoints = {
  list: endpoint({
    id: 'mailTexts.list',
    method: 'GET',
    path: '/api/mail-texts',
    access: admins,
    reply: z.object({
      kinds: z.array(z.object({ kind: z.string(), label: z.string() })),
      mails: z.array(EditedMail),
    }),
    summary: 'The texts of all mails about orders, by kind of order, event and language',
  }),
  set: endpoint({
    id: 'mailTexts.set',
    method: 'PUT',
    path: '/api/mail-texts/:kind/:event/:locale',
    access: admins,
    params: MailParams,
    body: z.strictObject({ version: z.int().nonnegative(), text: Text }),
    reply: EditedMail,
    summary: 'Write the text of a mail',
  }),
  reset: endpoint({
    id: 'mailTexts.reset',
    method: 'DELETE',
    path: '/api/mail-texts/:kind/:event/:locale',
    access: admins,
    params: MailParams,
    reply: EditedMail,
    summary: 'Use the text of the product again',
  }),
  preview: endpoint({
    id: 'mailTexts.preview',
    method: 'POST',
    path: '/api/mail-texts/:kind/:event/:locale/preview',
    access: admins,
    params: MailParams,
    body: z.strictObject({ text: Text }),
    reply: Preview,
    summary: 'The mail with this text about the latest order of its kind; nothing is stored',
  }),
  test: endpoint({
    id: 'mailTexts.test',
    method: 'POST',
    path: '/api/mail-texts/:kind/:event/:locale/test',
    access: admins,
    params: MailParams,
    body: z.strictObject({ text: Text }),
    limit: { name: 'mail-text-test', per: 'address', max: 20, windowSeconds: 3600 },
    summary: 'Send the mail with this text to oneself',
  }),
}
