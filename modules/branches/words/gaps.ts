import { messages } from '#i18n/messages.ts'

/** Texts of two hints on the overview: nobody can order, because there is no branch, or because no branch has opening hours. */
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
