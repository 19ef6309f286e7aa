import { messages } from '#i18n/messages.ts'

/** Further names by which the command palette finds pages of this module. */
export const foundBy = messages(
  {
    plan: 'Schichten',
  },
  {
    plan: 'Shifts',
  },
)
