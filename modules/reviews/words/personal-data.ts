import { messages } from '#i18n/messages.ts'

/** Names for the page with all that is kept of a guest (docs/rules/privacy.md, Export). */
export const reviewPersonalWords = messages(
  { tables: { review_answers: 'Antworten auf Bewertungen' }, columns: { by_name: 'Von' } },
  { tables: { review_answers: 'Answers to reviews' }, columns: { by_name: 'By' } },
)
