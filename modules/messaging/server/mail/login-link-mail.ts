import { mailTexts } from '../../words/mails.ts'
import { loginLinkPath } from '#modules/identity/contract.ts'
import type { IssuedLoginLink } from '#modules/identity/ports.ts'
import type { WrittenMail } from './content.ts'
import { type MailContext, written } from './order-mails.ts'

/** The mail with a sign-in link. Opening the link only shows a page; the button on the page signs in (docs/rules/security.md, Foreign sites). */
export function loginLinkMail(link: IssuedLoginLink, { brand, baseUrl, now }: MailContext): WrittenMail {
  const t = mailTexts(link.locale)
  const text = t.loginLink.text(link.minutes)
  const content = {
    locale: link.locale,
    subject: t.loginLink.subject(brand.shopName),
    preview: text,
    heading: t.loginLink.heading,
    paragraphs: [t.greeting(link.name), text],
    actions: [
      {
        label: t.loginLink.action,
        url: `${baseUrl}${loginLinkPath}?token=${encodeURIComponent(link.token)}`,
        look: 'main' as const,
      },
    ],
    notes: [t.loginLink.note],
  }
  return {
    template: 'identity.login-link',
    ...written(content, brand),
    to: { name: link.name, address: link.email },
    attachments: [],
    secretUntil: now.add({ minutes: link.minutes }),
  }
}
