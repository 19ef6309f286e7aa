import { messages } from '#i18n/messages.ts'

/** Labels for the tables and columns of this module on the page with all stored data of a person (docs/rules/privacy.md, Export). */
export const signagePersonalWords = messages(
  {
    tables: { signage_commands: 'Befehle an Schirme' },
    columns: { by_name: 'Gegeben von' },
  },
  {
    tables: { signage_commands: 'Commands for screens' },
    columns: { by_name: 'Given by' },
  },
)
