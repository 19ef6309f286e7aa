import { messages } from '#i18n/messages.ts'

/** Names of tables and columns for the export of a guest's data (docs/rules/privacy.md, Export). */
export const reviewPersonalWords = messages(
  { tables: { review_answers: 'Antworten auf Bewertungen' }, columns: { by_name: 'Von' } },
  { tables: { review_answers: 'Answers to reviews' }, columns: { by_name: 'By' } },
)
