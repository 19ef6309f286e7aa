import { messages } from '#i18n/messages.ts'

/**
 * The titles of the screens, and the names of the records that have an editor (edit screen). The frame of the back office needs them before
 * it loads a screen.
 */
export const contentTitles = messages(
  {
    node: { one: 'Eintrag', many: 'Einträge' },
    division: { one: 'Organisation', many: 'Organisationen' },
    redirect: { one: 'Weiterleitung', many: 'Weiterleitungen' },
    config: { one: 'Marke', many: 'Marke' },
    pages: 'Seiten',
    menus: 'Navigation',
    parts: 'Bausteine',
  },
  {
    node: { one: 'Entry', many: 'Entries' },
    division: { one: 'Organisation', many: 'Organisations' },
    redirect: { one: 'Redirect', many: 'Redirects' },
    config: { one: 'Brand', many: 'Brand' },
    pages: 'Pages',
    menus: 'Navigation',
    parts: 'Reusable parts',
  },
)
