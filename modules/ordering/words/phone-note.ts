import { messages } from '#i18n/messages.ts'

/** The note below a phone field, for guests and for staff (docs/rules/guests.md, Phone numbers). */
export const phoneNoteTexts = messages(
  { removed: (text: string) => `„${text}“ entfernt: Eine Telefonnummer hat nur Ziffern und +.` },
  { removed: (text) => `“${text}” removed: a phone number has only digits and +.` },
)
