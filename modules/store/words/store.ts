import { itemWords } from './item.ts'
import { cartWords } from './cart.ts'
import { messages, plural } from '#i18n/messages.ts'

/** Texts of the storefront (specification §2, Branch storefront and Item configuration overlay; §5). */
export const storeTexts = messages(
  {
    title: (branch: string, rest: string) => `${branch} - ${rest}`,
    notice: {
      closed: 'Derzeit haben wir leider geschlossen.',
      opensToday: (time: string) => `Wir öffnen wieder um ${time} Uhr.`,
      opensOn: (day: string, time: string) => `Wir öffnen wieder am ${day} um ${time} Uhr.`,
      noDelivery: 'Derzeit ist leider keine Lieferung möglich.',
      deliversToday: (time: string) => `Wir liefern wieder ab ${time} Uhr.`,
      deliversOn: (day: string, time: string) => `Wir liefern wieder am ${day} ab ${time} Uhr.`,
      preorder: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
      preorderClosed: 'Wir bearbeiten diese sobald wir wieder geöffnet haben.',
      insteadTakeaway: 'Sie können Ihre Bestellung aber gerne bei uns abholen.',
      insteadDineIn: 'Sie können aber gerne bei uns im Lokal essen.',
      insteadBoth: 'Sie können Ihre Bestellung aber gerne abholen oder bei uns im Lokal essen.',
      choose: 'Termin wählen',
      call: 'Anrufen',
    },
    /** Texts about the table in a scanned address. */
    seat: {
      table: (identifier: string) => `Tisch ${identifier}`,
      leave: 'Nicht an diesem Tisch?',
      /** `type`: name of the delivery type that is chosen now. Null: the branch offers only dine-in. */
      left: (identifier: string, type: string | null) =>
        `Sie bestellen nicht mehr an Tisch ${identifier}.${type === null ? '' : ` Art der Lieferung: ${type}.`}`,
      unknown: (identifier: string) =>
        `Tisch ${identifier} kennen wir nicht. Wenn Sie bei uns sitzen, wählen Sie bitte Dine In und beim Bestellen Ihren Tisch.`,
      unserved: (identifier: string) =>
        `Tisch ${identifier} kennen wir nicht, und an den Tisch wird hier gerade nicht bestellt. Bitte fragen Sie uns.`,
    },
    branches: {
      label: 'Standort wählen',
      current: 'ausgewählt',
    },
    categories: 'Kategorien',
    filter: {
      label: 'Speisen suchen und filtern',
      search: 'Suchen',
      clear: 'Suche leeren',
      placeholder: 'Gericht, Zutat',
      open: 'Filter',
      openCount: (n: number) => `Filter (${n})`,
      diet: 'Ernährung',
      without: 'Ohne Allergene',
      reset: 'Filter zurücksetzen',
      found: (n: number) => plural(n, { one: '1 Produkt gefunden', other: `${n} Produkte gefunden` }),
      none: 'Zu Ihrer Auswahl haben wir nichts gefunden.',
      allergenNote: 'Bei Allergien fragen Sie bitte zusätzlich nach. Spuren können wir nicht ausschließen.',
    },
    product: {
      onRequest: 'Preis auf Anfrage',
      from: (time: string) => `ab ${time}`,
      soldOut: 'Ausverkauft',
      unavailable: 'Zurzeit nicht verfügbar',
      choose: (name: string) => `${name} auswählen`,
      add: (name: string) => `${name} zum Warenkorb hinzufügen`,
      allergens: (names: string) => `Allergene: ${names}.`,
      allergenCodes: (codes: string) => `Allergene: ${codes}`,
      allAllergens: 'Alle Angaben',
      bundle: 'Enthalten sind',
      per: (price: string, unit: string) => `${price} / ${unit}`,
      empty: 'Unsere Karte wird gerade vorbereitet.',
      /** Heading of products without a category. */
      others: 'Außerdem',
    },
    /** `short` is written before a price ('ca. 12,00 EUR'), `long` next to it (specification §3, Pricing models). */
    model: {
      short: { fixed: 'Fix', approximate: 'ca.', minimum: 'ab' },
      long: { fixed: 'Exakt', approximate: 'Ungefähr', minimum: 'Minimum' },
    },
    reload: {
      failed: 'Die Karte konnte nicht aktualisiert werden.',
      retry: 'Erneut versuchen',
    },
    saver: { tap: 'Tippen um zu bestellen' },
    ...itemWords.de,
    ...cartWords.de,
  },
  {
    title: (branch, rest) => `${branch} - ${rest}`,
    notice: {
      closed: 'Sorry, we are closed at the moment.',
      opensToday: (time) => `We open again at ${time}.`,
      opensOn: (day, time) => `We open again on ${day} at ${time}.`,
      noDelivery: 'Sorry, we cannot deliver at the moment.',
      deliversToday: (time) => `We deliver again from ${time}.`,
      deliversOn: (day, time) => `We deliver again on ${day} from ${time}.`,
      preorder: 'We are happy to take your order in advance.',
      preorderClosed: 'We will take care of it as soon as we are open again.',
      insteadTakeaway: 'You are welcome to collect your order from us.',
      insteadDineIn: 'You are welcome to eat in.',
      insteadBoth: 'You are welcome to collect your order or to eat in.',
      choose: 'Choose a time',
      call: 'Call us',
    },
    seat: {
      table: (identifier) => `Table ${identifier}`,
      leave: 'Not at this table?',
      left: (identifier, type) =>
        `You are no longer ordering at table ${identifier}.${type === null ? '' : ` Your order is now: ${type}.`}`,
      unknown: (identifier) =>
        `We do not know table ${identifier}. If you are sitting with us, please choose Dine in, and your table when you order.`,
      unserved: (identifier) =>
        `We do not know table ${identifier}, and cannot take orders at the table here at the moment. Please ask us.`,
    },
    branches: { label: 'Choose a location', current: 'selected' },
    categories: 'Categories',
    filter: {
      label: 'Search and filter the menu',
      search: 'Search',
      clear: 'Clear the search',
      placeholder: 'Dish, ingredient',
      open: 'Filter',
      openCount: (n) => `Filter (${n})`,
      diet: 'Diet',
      without: 'Without allergens',
      reset: 'Reset filter',
      found: (n) => plural(n, { one: '1 product found', other: `${n} products found` }),
      none: 'Nothing on the menu matches your choice.',
      allergenNote: 'If you have an allergy, please ask us as well. We cannot rule out traces.',
    },
    product: {
      onRequest: 'Price on request',
      from: (time) => `from ${time}`,
      soldOut: 'Sold out',
      unavailable: 'Not available at the moment',
      choose: (name) => `Choose ${name}`,
      add: (name) => `Add ${name} to cart`,
      allergens: (names) => `Allergens: ${names}.`,
      allergenCodes: (codes) => `Allergens: ${codes}`,
      allAllergens: 'All details',
      bundle: 'Includes',
      per: (price, unit) => `${price} / ${unit}`,
      empty: 'Our menu is being prepared.',
      others: 'More',
    },
    model: {
      short: { fixed: 'fixed', approximate: 'approx.', minimum: 'from' },
      long: { fixed: 'Exact', approximate: 'Approximate', minimum: 'Minimum' },
    },
    reload: { failed: 'The menu could not be refreshed.', retry: 'Try again' },
    saver: { tap: 'Tap to order' },
    ...itemWords.en,
    ...cartWords.en,
  },
)
