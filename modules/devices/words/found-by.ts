import { messages } from '#i18n/messages.ts'

/** Further names by which the command palette finds pages of this module. */
export const foundBy = messages(
  {
    queue: 'Drucker, Bons',
  },
  {
    queue: 'Printers, slips',
  },
)
