import { messages, plural } from '#i18n/messages.ts'

/** Texts of the trash of the catalogue (docs/rules/back-office.md, Trash of the catalogue). */
export const trashTexts = messages(
  {
    lead: 'Gelöschte Produkte, Kategorien, Tags und Karten bleiben 30 Tage hier. Gäste sehen sie nicht.',
    empty: 'Der Papierkorb ist leer',
    failed: 'Der Papierkorb konnte nicht geladen werden.',
    recoverFailed: 'Der Eintrag konnte nicht zurückgeholt werden.',
    kinds: { product: 'Produkt', category: 'Kategorie', tag: 'Tag', menu: 'Karte' },
    deleted: (when: string) => `gelöscht ${when}`,
    left: (days: number) => `noch ${days} ${plural(days, { one: 'Tag', other: 'Tage' })}`,
    takenWith: (category: string) => `mit der Kategorie „${category}“`,
    recover: 'Zurückholen',
    recoverOf: (name: string) => `„${name}“ zurückholen`,
    recovered: (name: string) => `„${name}“ ist wieder da.`,
    recoveredWith: (name: string, n: number) =>
      `„${name}“ ist wieder da, mit ${n} ${plural(n, { one: 'Produkt', other: 'Produkten' })}.`,
    withProducts: 'Die Produkte einer Kategorie gehen mit ihr in den Papierkorb und kommen mit ihr zurück.',
  },
  {
    lead: 'Deleted products, categories, tags and menus stay here for 30 days. Guests do not see them.',
    empty: 'The trash is empty',
    failed: 'The trash could not be loaded.',
    recoverFailed: 'The entry could not be brought back.',
    kinds: { product: 'Product', category: 'Category', tag: 'Tag', menu: 'Menu' },
    deleted: (when) => `deleted ${when}`,
    left: (days) => `${days} ${plural(days, { one: 'day', other: 'days' })} left`,
    takenWith: (category) => `with the category “${category}”`,
    recover: 'Bring back',
    recoverOf: (name) => `Bring back “${name}”`,
    recovered: (name) => `“${name}” is back.`,
    recoveredWith: (name, n) => `“${name}” is back, with ${n} ${plural(n, { one: 'product', other: 'products' })}.`,
    withProducts: 'The products of a category go to the trash with it, and come back with it.',
  },
)
