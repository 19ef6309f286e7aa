import { messages } from '#i18n/messages.ts'
import { allergenCodes } from '../rules/allergens.ts'

const some = (names: readonly string[]): string => `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`

/** Ends a sentence with a full stop, except if it already ends with one, or with '…'. */
const ended = (sentence: string): string => (/[.…]$/.test(sentence) ? sentence : `${sentence}.`)

/**
 * Texts for cells of the table file (CSV) for export and import, and for messages about wrong cells of an imported file
 * (docs/rules/back-office.md, Catalogue).
 */
export const importTexts = messages(
  {
    wrong: (value: string) => `„${value}“ ist hier nicht möglich.`,
    named: (value: string, message: string) => `„${value}“: ${message}`,
    absent: 'Diese Spalte fehlt in der Datei.',
    expected: (form: string) => ended(`Hierher gehört: ${form}`),
    text: 'ein Text',
    allergens: `Kennbuchstaben oder Namen, mit Komma getrennt: ${allergenCodes.join(', ')}`,
    money: 'ein Betrag wie 4,90',
    percent: 'ein Steuersatz von 0 bis 50, zum Beispiel 10',
    amount: 'eine Menge wie 1 oder 0,5',
    whole: 'eine ganze Zahl ab 0',
    yesNo: 'ja oder nein',
    yes: 'Ja',
    no: 'Nein',
    oneOf: (names: readonly string[]) => `einer dieser Werte: ${some(names.map((name) => `„${name}“`))}`,
    category: (names: readonly string[]) =>
      names.length > 0 ? `der Name einer Kategorie: ${some(names)}` : 'eine Kategorie; es gibt noch keine',
    tags: (names: readonly string[]) =>
      names.length > 0 ? `Namen von Tags, mit Komma getrennt: ${some(names)}` : 'ein Tag; es gibt noch keinen',
    id: 'die Id eines Produkts aus einem Export, oder nichts',
  },
  {
    wrong: (value) => `“${value}” is not possible here.`,
    named: (value, message) => `“${value}”: ${message}`,
    absent: 'The file does not have this column.',
    expected: (form) => ended(`Please enter ${form}`),
    text: 'a text',
    allergens: `letters or names, separated by commas: ${allergenCodes.join(', ')}`,
    money: 'an amount such as 4.90',
    percent: 'a tax rate from 0 to 50, for example 10',
    amount: 'a quantity such as 1 or 0.5',
    whole: 'a whole number from 0',
    yesNo: 'yes or no',
    yes: 'Yes',
    no: 'No',
    oneOf: (names) => `one of these values: ${some(names.map((name) => `“${name}”`))}`,
    category: (names) =>
      names.length > 0 ? `the name of a category: ${some(names)}` : 'a category; there are none yet',
    tags: (names) =>
      names.length > 0 ? `names of tags, separated by commas: ${some(names)}` : 'a tag; there are none yet',
    id: 'the id of a product from an export, or nothing',
  },
)
