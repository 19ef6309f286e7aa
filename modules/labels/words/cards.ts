import { messages, plural } from '#i18n/messages.ts'

const cards = (n: number): string => `${n} ${plural(n, { one: 'Karte', other: 'Karten' })}`

/** Texts on table cards, and texts of the dialog that prints them. */
export const cardWords = messages(
  {
    codes: 'QR-Codes drucken',
    title: (n: number) => `QR-Codes für ${n} ${plural(n, { one: 'Tisch', other: 'Tische' })}`,
    text: 'Als PDF auf A4. Gäste scannen den Code und bestellen an diesen Tisch.',
    size: 'Größe',
    sizes: { a4: 'Ein Tisch je Blatt', a6: 'Vier Karten je Blatt (A6)' },
    language: 'Sprache der Website',
    languages: { de: 'Deutsch', en: 'Englisch' },
    copies: 'Karten je Tisch',
    many: (most: number) => `Mehr als ${most} Tische gehen nicht auf einmal. Gedruckt werden die ersten ${most}.`,
    summary: (count: number, sheets: number) =>
      `${cards(count)}, ${sheets} ${plural(sheets, { one: 'Blatt', other: 'Blätter' })} A4`,
    noLetter: (names: string) => `Ohne Schrift, wird als „?“ gedruckt: ${names}.`,
    none: 'An diesem Standort gibt es noch keine Tische.',
    scan: 'Scannen und bestellen',
    scanSub: 'Ohne App. Direkt an Ihren Tisch.',
    card: (name: string) => `Tisch ${name}`,
    file: 'Tischkarten',
    preview: (count: number) => `Vorschau: ${cards(count)}`,
    link: 'Adresse im Code',
    close: 'Schließen',
  },
  {
    codes: 'Print QR codes',
    title: (n) => `QR codes for ${n} ${plural(n, { one: 'table', other: 'tables' })}`,
    text: 'As a PDF on A4. Guests scan the code and order to this table.',
    size: 'Size',
    sizes: { a4: 'One table per sheet', a6: 'Four cards per sheet (A6)' },
    language: 'Language of the website',
    languages: { de: 'German', en: 'English' },
    copies: 'Cards for each table',
    many: (most) => `Please print at most ${most} tables at a time. The first ${most} are printed.`,
    summary: (count, sheets) =>
      `${count} ${plural(count, { one: 'card', other: 'cards' })}, ${sheets} A4 ${plural(sheets, { one: 'sheet', other: 'sheets' })}`,
    noLetter: (names) => `No font has these letters, they are printed as ‘?’: ${names}.`,
    none: 'This branch has no tables yet.',
    scan: 'Scan and order',
    scanSub: 'No app needed. Straight to your table.',
    card: (name) => `Table ${name}`,
    file: 'Table cards',
    preview: (count) => `Preview: ${count} ${plural(count, { one: 'card', other: 'cards' })}`,
    link: 'Address in the code',
    close: 'Close',
  },
)
