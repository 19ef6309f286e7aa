import { postcodeTexts } from '#modules/branches/words/postcode.ts'

type Values = Readonly<Record<string, string | number>>
type Text = string | ((values: Values) => string)

/** '„Kaiserschmarrn“', or 'Ein Produkt' where no name is known. */
const named = (values: Values, none: string): string => (values['name'] ? `„${values['name']}“` : none)
const namedEn = (values: Values, none: string): string => (values['name'] ? `“${values['name']}”` : none)
const next = (values: Values): string => (values['next'] ? ` Der nächste freie Termin: ${values['next']}.` : '')
const nextEn = (values: Values): string => (values['next'] ? ` The next free appointment: ${values['next']}.` : '')
const again = (values: Values): string => (values['again'] ? `, wieder ab ${values['again']}` : '')
const againEn = (values: Values): string => (values['again'] ? `, again from ${values['again']}` : '')

/** What orders of food refuse; the quoted German sentences are the specification's (§2, §5). */
export const foodErrorTexts = {
  'appointment.required': { de: 'Bitte wählen Sie einen Termin aus.', en: 'Please choose an appointment.' },
  'appointment.not_served': {
    de: (v) => `Zum ausgewählten Zeitpunkt ist nicht alles aus Ihrem Warenkorb erhältlich.${next(v)}`,
    en: (v) => `Not everything in your cart is available at the chosen time.${nextEn(v)}`,
  },
  'order.closed': { de: 'Derzeit haben wir leider geschlossen.', en: 'We are currently closed.' },
  'order.no_delivery': {
    de: 'Derzeit bieten wir leider keine Lieferung an.',
    en: 'We are currently not offering delivery.',
  },
  'order.serving_unavailable': {
    de: 'Diese Art der Lieferung bieten wir hier nicht an. Bitte wählen Sie eine andere.',
    en: 'We do not offer this way of getting your order here. Please choose another one.',
  },
  'delivery.area_unknown': {
    de: 'In dieses Gebiet liefern wir nicht. Bitte wählen Sie ein anderes.',
    en: 'We do not deliver to this area. Please choose another one.',
  },
  'delivery.below_minimum': {
    de: (v) =>
      `Sie haben den Mindestbestellwert in Höhe von ${v['amount']} leider noch nicht erreicht. Es fehlen noch ${v['missing']}.`,
    en: (v) => `You have not reached the minimum order value of ${v['amount']} yet. ${v['missing']} is still missing.`,
  },
  'delivery.postcode_format': {
    de: 'Bitte geben Sie Postleitzahlen wie 1010 oder 1012 AB ein, Bereiche wie 80331-80335, höchstens 500 für ein Gebiet.',
    en: 'Please enter postcodes like 1010 or SW1A 1AA, ranges like 80331-80335, at most 500 for one area.',
  },
  'delivery.postcode_unserved': {
    de: (v) => postcodeTexts('de').unserved(String(v['postcode'])),
    en: (v) => postcodeTexts('en').unserved(String(v['postcode'])),
  },
  'delivery.postcode_elsewhere': {
    de: (v) => postcodeTexts('de').elsewhere(String(v['postcode']), String(v['area'])),
    en: (v) => postcodeTexts('en').elsewhere(String(v['postcode']), String(v['area'])),
  },
  'table.unknown': {
    de: 'Diesen Tisch gibt es hier nicht. Bitte wählen Sie Ihren Tisch aus.',
    en: 'There is no such table here. Please choose your table.',
  },
  'product.unknown': {
    de: 'Ein Produkt aus Ihrem Warenkorb bieten wir nicht mehr an. Bitte entfernen Sie es.',
    en: 'We no longer offer one of the products in your cart. Please remove it.',
  },
  'product.unavailable': {
    de: (v) =>
      `${named(v, 'Ein Produkt')} ist derzeit nicht verfügbar${again(v)}. Bitte entfernen Sie es aus dem Warenkorb.`,
    en: (v) => `${namedEn(v, 'A product')} is currently not available${againEn(v)}. Please remove it from the cart.`,
  },
  'product.sold_out': {
    de: (v) => `${named(v, 'Ein Produkt')} ist ausverkauft${again(v)}. Bitte entfernen Sie es aus dem Warenkorb.`,
    en: (v) => `${namedEn(v, 'A product')} is sold out${againEn(v)}. Please remove it from the cart.`,
  },
  'product.unit': {
    de: (v) => `${named(v, 'Ein Produkt')} gibt es nicht mehr in dieser Einheit. Bitte wählen Sie es neu.`,
    en: (v) => `${namedEn(v, 'A product')} is no longer sold in this unit. Please choose it again.`,
  },
  'product.quantity': {
    de: (v) => `Bitte prüfen Sie die Menge von ${v['name'] ? `„${v['name']}“` : 'einem Produkt'}.`,
    en: (v) => `Please check the quantity of ${v['name'] ? `“${v['name']}”` : 'a product'}.`,
  },
  'configuration.required': {
    de: (v) => `Für ${named(v, 'ein Produkt')} fehlt noch eine Angabe${v['step'] ? `: ${v['step']}` : ''}.`,
    en: (v) => `Something is still missing for ${namedEn(v, 'a product')}${v['step'] ? `: ${v['step']}` : ''}.`,
  },
  'configuration.choice': {
    de: (v) => `Die Auswahl für ${named(v, 'ein Produkt')} ist nicht mehr möglich. Bitte wählen Sie neu.`,
    en: (v) => `The choice for ${namedEn(v, 'a product')} is no longer possible. Please choose again.`,
  },
  'configuration.amount': {
    de: (v) => `Bitte prüfen Sie die Mengen der Extras für ${named(v, 'ein Produkt')}.`,
    en: (v) => `Please check the amounts of the extras for ${namedEn(v, 'a product')}.`,
  },
  'configuration.files': {
    de: (v) => `Für ${named(v, 'ein Produkt')} kann nur eine Datei mitgeschickt werden.`,
    en: (v) => `Only one file can be sent for ${namedEn(v, 'a product')}.`,
  },
  'configuration.unexpected': {
    de: (v) => `Die Angaben zu ${named(v, 'einem Produkt')} passen nicht mehr. Bitte stellen Sie es neu zusammen.`,
    en: (v) => `The details of ${namedEn(v, 'a product')} no longer fit. Please put it together again.`,
  },
  'upload.unknown': {
    de: 'Eine Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal aus.',
    en: 'A file is no longer there. Please select it again.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'de' | 'en', Text>>>>
