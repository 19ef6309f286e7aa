import { messages } from '#i18n/messages.ts'

/** Labels of this module's tables and columns in the export of a guest's data (docs/rules/privacy.md, Export). */
export const reviewPersonalWords = messages(
  { tables: { review_answers: 'Antworten auf Bewertungen' }, columns: { by_name: 'Von' } },
  { tables: { review_answers: 'Answers to reviews' }, columns: { by_name: 'By' } },
)
