import type { Locale } from '#contract/locale.ts'
import { filled, type MailText, paragraphsOf, type Placeholder } from '../../rules/mail-text.ts'
import type { TextEvent } from '../../rules/routes.ts'
import type { MailBrand, OrderForMail } from '../ports.ts'
import type { MailContent } from './content.ts'
import { whenOf } from './order-panel.ts'
import { oneLine } from '#kernel/one-line.ts'
import { amount } from './wording.ts'

/** Finds the text that the brand has written for a mail. Undefined if the brand uses the standard text. */
export type OwnTexts = (kind: string, event: TextEvent, locale: Locale) => MailText | undefined

/** The value of each placeholder in a mail about this order. */
function valuesOf(
  source: OrderForMail,
  { brand, statusUrl }: { brand: MailBrand; statusUrl: string },
  locale: Locale,
): Record<Placeholder, string> {
  const { order, branch } = source
  return {
    'gast.name': oneLine(`${order.firstName} ${order.lastName}`),
    'gast.vorname': oneLine(order.firstName),
    'gast.nachname': oneLine(order.lastName),
    'bestellung.nummer': order.uid,
    'bestellung.termin': whenOf(source, locale),
    'bestellung.summe': amount(order.pricing.totalGross, order.currency),
    'standort.name': oneLine(branch.name),
    'standort.telefon': branch.phone,
    'standort.adresse': [branch.street, `${branch.zipCode} ${branch.city}`.trim()].filter(Boolean).join(', '),
    'betrieb.name': oneLine(brand.shopName),
    'status.link': statusUrl,
  }
}

/**
 * Replaces subject, introduction and footer of a mail by the text that the brand has written (`own`). If the brand has written none, the
 * mail does not change. The details of the order, the sums and the button never change.
 */
export function withOwnText(
  content: MailContent,
  own: MailText | undefined,
  source: OrderForMail,
  context: { brand: MailBrand; statusUrl: string },
): MailContent {
  if (!own) return content
  const values = valuesOf(source, context, content.locale)
  const paragraphs = paragraphsOf(filled(own.intro, values))
  return {
    ...content,
    subject: oneLine(filled(own.subject, values)),
    preview: paragraphs[1] ?? paragraphs[0] ?? content.preview,
    paragraphs,
    notes: [...content.notes, ...paragraphsOf(filled(own.footer, values))],
  }
}
