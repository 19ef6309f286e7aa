/** Kind of a cell, which decides how the cell is read and written. */
type Kind = 'text' | 'number' | 'count' | 'boolean' | 'choice' | 'category' | 'tags'

export interface Column {
  /** Field of the product; 'nameEn' and 'descriptionEn' are in its translations. */
  name: string
  kind: Kind
  de: string
  en: string
  /**
   * True: an empty cell clears the field. False: an empty cell does not change the field; in some columns, for example 'name', it is an
   * error.
   */
  mayBeEmpty?: boolean
}

/** Columns of the table file (CSV) for export and import, with the fields of the product and the headings in both languages. */
export const columns: readonly Column[] = [
  { name: 'id', kind: 'text', de: 'Id', en: 'Id' },
  { name: 'name', kind: 'text', de: 'Name', en: 'Name' },
  { name: 'nameEn', kind: 'text', de: 'Name (Englisch)', en: 'Name (English)', mayBeEmpty: true },
  { name: 'description', kind: 'text', de: 'Beschreibung', en: 'Description', mayBeEmpty: true },
  { name: 'descriptionEn', kind: 'text', de: 'Beschreibung (Englisch)', en: 'Description (English)', mayBeEmpty: true },
  { name: 'categoryId', kind: 'category', de: 'Kategorie', en: 'Category', mayBeEmpty: true },
  { name: 'type', kind: 'choice', de: 'Art', en: 'Type' },
  { name: 'price', kind: 'number', de: 'Bruttopreis', en: 'Gross price' },
  { name: 'tax', kind: 'number', de: 'Steuer Lieferung %', en: 'Tax delivery %' },
  { name: 'takeawayTax', kind: 'number', de: 'Steuer Abholung %', en: 'Tax takeaway %', mayBeEmpty: true },
  { name: 'dineInTax', kind: 'number', de: 'Steuer im Haus %', en: 'Tax dine-in %', mayBeEmpty: true },
  { name: 'unit', kind: 'choice', de: 'Einheit', en: 'Unit' },
  { name: 'minimumQuantity', kind: 'number', de: 'Mindestmenge', en: 'Minimum quantity' },
  { name: 'maximumQuantity', kind: 'number', de: 'Höchstmenge', en: 'Maximum quantity', mayBeEmpty: true },
  { name: 'allergens', kind: 'text', de: 'Allergene', en: 'Allergens', mayBeEmpty: true },
  { name: 'alcohol', kind: 'choice', de: 'Alkohol', en: 'Alcohol' },
  { name: 'tagIds', kind: 'tags', de: 'Tags', en: 'Tags', mayBeEmpty: true },
  { name: 'isEnabled', kind: 'boolean', de: 'Eingeschaltet', en: 'Switched on' },
  { name: 'isPublic', kind: 'boolean', de: 'Veröffentlicht', en: 'Published' },
  { name: 'position', kind: 'count', de: 'Reihenfolge', en: 'Order' },
]

/**
 * Finds the column for a heading. The heading can be the German text, the English text or the name of the field; upper and lower case do
 * not matter. Undefined if no column has this heading.
 */
export const columnOf = (heading: string): Column | undefined => {
  const wanted = heading.trim().toLowerCase()
  return columns.find(({ name, de, en }) => [name, de, en].some((one) => one.toLowerCase() === wanted))
}
