import { messages } from '#i18n/messages.ts'

/** Texts of the hint on the overview if no branch, or no opening hours, exist, so that nobody can order. */
export const gapTexts = messages(
  {
    branch: {
      title: 'Noch kein Standort',
      text: 'Ohne Standort kann niemand bestellen.',
      go: 'Standorte',
    },
    hours: {
      title: 'Keine Öffnungszeiten',
      text: 'Kein Standort hat Öffnungszeiten: Für Gäste ist immer geschlossen.',
      go: 'Standorte',
    },
  },
  {
    branch: { title: 'No branch yet', text: 'Without a branch nobody can order.', go: 'Branches' },
    hours: {
      title: 'No opening hours',
      text: 'No branch has opening hours: to guests it is always closed.',
      go: 'Branches',
    },
  },
)
