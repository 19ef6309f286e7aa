import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { errorEntries, type ErrorValues as Values } from '#i18n/errors.ts'

const nextEn = (values: Values): string => (values['next'] ? ` The next free appointment: ${values['next']}.` : '')

/** The product in an error message: its name in quotation marks ('„Kaiserschmarrn“'), or `none` if the name is not known. */
const named = (values: Values, none: string): string => (values['name'] ? `„${values['name']}“` : none)

const namedEn = (values: Values, none: string): string => (values['name'] ? `“${values['name']}”` : none)

const next = (values: Values): string => (values['next'] ? ` Der nächste freie Termin: ${values['next']}.` : '')

const again = (values: Values): string => (values['again'] ? `, wieder ab ${values['again']}` : '')

const againEn = (values: Values): string => (values['again'] ? `, again from ${values['again']}` : '')

/** What 'as soon as possible' means after the branch has closed, and what the guest can do. If empty: the next opening is not known. */
const opens = ({ opens: at }: Values): string =>
  at ? ` So schnell wie möglich heißt jetzt: ab ${at}. Ist Ihnen das recht, senden Sie sie bitte noch einmal.` : ''

const opensEn = ({ opens: at }: Values): string =>
  at ? ` As soon as possible now means: from ${at}. If that suits you, please send it again.` : ''

/** The same for a branch whose opening hours have changed. Without a next opening, the branch is open now. */
const startsNow = (values: Values): string =>
  opens(values) || ' Sie würde jetzt gleich zubereitet. Ist Ihnen das recht, senden Sie sie bitte noch einmal.'

const startsNowEn = (values: Values): string =>
  opensEn(values) || ' It would be prepared right away. If that suits you, please send it again.'

/** Errors of food orders. German texts that the specification (§2, §5) quotes are used here word for word. */
export const storeErrors = errorEntries({
  'appointment.required': {
    status: 422,
    de: 'Bitte wählen Sie einen Termin aus.',
    en: 'Please choose an appointment.',
  },
  'appointment.closed_now': {
    status: 422,
    de: (v) => `Wir haben inzwischen geschlossen und Ihre Bestellung noch nicht angenommen.${opens(v)}`,
    en: (v) => `We have closed in the meantime and have not taken your order yet.${opensEn(v)}`,
  },
  'appointment.no_delivery_now': {
    status: 422,
    de: (v) => `Wir liefern inzwischen nicht mehr und haben Ihre Bestellung noch nicht angenommen.${opens(v)}`,
    en: (v) => `We have stopped delivering in the meantime and have not taken your order yet.${opensEn(v)}`,
  },
  'appointment.hours_changed': {
    status: 422,
    de: (v) =>
      `Unsere Zeiten haben sich inzwischen geändert. Ihre Bestellung ist noch nicht abgeschickt.${startsNow(v)}`,
    en: (v) => `Our hours have changed in the meantime. Your order has not been sent yet.${startsNowEn(v)}`,
  },
  'appointment.not_served': {
    status: 422,
    de: (v) => `Zum ausgewählten Zeitpunkt ist nicht alles aus Ihrem Warenkorb erhältlich.${next(v)}`,
    en: (v) => `Not everything in your cart is available at the chosen time.${nextEn(v)}`,
  },
  'table.too_late': {
    status: 422,
    de: (v) => `${named(v, 'Ein Gericht')} braucht länger und kann am Tisch jetzt nicht bestellt werden.`,
    en: (v) => `${namedEn(v, 'A dish')} takes longer and cannot be ordered at the table now.`,
  },
  'order.closed': { status: 422, de: 'Derzeit haben wir leider geschlossen.', en: 'We are currently closed.' },
  'order.no_delivery': {
    status: 422,
    de: 'Derzeit bieten wir leider keine Lieferung an.',
    en: 'We are currently not offering delivery.',
  },
  'order.serving_unavailable': {
    status: 422,
    de: 'Diese Art der Lieferung bieten wir hier nicht an. Bitte wählen Sie eine andere.',
    en: 'We do not offer this way of getting your order here. Please choose another one.',
  },
  'delivery.area_unknown': {
    status: 422,
    de: 'In dieses Gebiet liefern wir nicht. Bitte wählen Sie ein anderes.',
    en: 'We do not deliver to this area. Please choose another one.',
  },
  'delivery.below_minimum': {
    status: 422,
    de: (v) =>
      `Sie haben den Mindestbestellwert in Höhe von ${v['amount']} leider noch nicht erreicht. Es fehlen noch ${v['missing']}.`,
    en: (v) => `You have not reached the minimum order value of ${v['amount']} yet. ${v['missing']} is still missing.`,
  },
  'table.unknown': {
    status: 422,
    de: 'Diesen Tisch gibt es hier nicht. Bitte wählen Sie Ihren Tisch aus.',
    en: 'There is no such table here. Please choose your table.',
  },
  'order.age_unconfirmed': {
    status: 422,
    de: (v) => minimumAgeTexts('de').missing(Number(v['age'])),
    en: (v) => minimumAgeTexts('en').missing(Number(v['age'])),
  },
  'product.unknown': {
    status: 422,
    de: 'Ein Produkt aus Ihrem Warenkorb bieten wir nicht mehr an. Bitte entfernen Sie es.',
    en: 'We no longer offer one of the products in your cart. Please remove it.',
  },
  'product.unavailable': {
    status: 422,
    de: (v) =>
      `${named(v, 'Ein Produkt')} ist derzeit nicht verfügbar${again(v)}. Bitte entfernen Sie es aus dem Warenkorb.`,
    en: (v) => `${namedEn(v, 'A product')} is currently not available${againEn(v)}. Please remove it from the cart.`,
  },
  'product.sold_out': {
    status: 422,
    de: (v) => `${named(v, 'Ein Produkt')} ist ausverkauft${again(v)}. Bitte entfernen Sie es aus dem Warenkorb.`,
    en: (v) => `${namedEn(v, 'A product')} is sold out${againEn(v)}. Please remove it from the cart.`,
  },
  'product.unit': {
    status: 422,
    de: (v) => `${named(v, 'Ein Produkt')} gibt es nicht mehr in dieser Einheit. Bitte wählen Sie es neu.`,
    en: (v) => `${namedEn(v, 'A product')} is no longer sold in this unit. Please choose it again.`,
  },
  'product.quantity': {
    status: 422,
    de: (v) => `Bitte prüfen Sie die Menge von ${v['name'] ? `„${v['name']}“` : 'einem Produkt'}.`,
    en: (v) => `Please check the quantity of ${v['name'] ? `“${v['name']}”` : 'a product'}.`,
  },
  'upload.unknown': {
    status: 422,
    de: 'Eine Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal aus.',
    en: 'A file is no longer there. Please select it again.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof storeErrors, unknown> {}
}
