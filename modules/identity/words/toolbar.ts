import { messages } from '#i18n/messages.ts'

/** Texts of the administrator's toolbar on the website (specification §2, Header, footer, toolbar). */
export const toolbarTexts = messages(
  {
    label: 'Leiste für die Administration',
    dashboard: 'Überblick',
    edit: 'Diese Seite bearbeiten',
    menus: 'Navigation',
    toBackoffice: 'Ins Backend wechseln',
    logout: 'Abmelden',
    version: (version: string) => `Version ${version}`,
  },
  {
    label: 'Administration toolbar',
    dashboard: 'Overview',
    edit: 'Edit this page',
    menus: 'Navigation',
    toBackoffice: 'Go to the back office',
    logout: 'Sign out',
    version: (version) => `Version ${version}`,
  },
)
