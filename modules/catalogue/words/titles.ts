import { messages } from '#i18n/messages.ts'

/**
 * The titles of the screens, and the names of the records that have an editor (edit screen). The frame of the back office needs them before
 * it loads a screen.
 */
export const catalogueTitles = messages(
  {
    product: { one: 'Produkt', many: 'Produkte', soldOutBadge: 'Ausverkauft' },
    category: { one: 'Kategorie', many: 'Kategorien' },
    menu: { one: 'Speisekarte', many: 'Speisekarten' },
    tag: { one: 'Tag', many: 'Tags' },
    soldOut: 'Ausverkauft',
    trash: 'Papierkorb',
  },
  {
    product: { one: 'Product', many: 'Products', soldOutBadge: 'Sold out' },
    category: { one: 'Category', many: 'Categories' },
    menu: { one: 'Menu', many: 'Menus' },
    tag: { one: 'Tag', many: 'Tags' },
    soldOut: 'Sold out',
    trash: 'Trash',
  },
)
