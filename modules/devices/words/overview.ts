import { messages } from '#i18n/messages.ts'

/** Texts of the row about printers in the overview. */
export const devicesOverviewTexts = messages(
  {
    title: 'Drucker',
    ready: (ready: number, all: number) => (ready === all ? 'alle bereit' : `${ready} von ${all}`),
    silentRow: (name: string) => `„${name}“ druckt nicht`,
    see: 'Ansehen',
  },
  {
    title: 'Printers',
    ready: (ready, all) => (ready === all ? 'all ready' : `${ready} of ${all}`),
    silentRow: (name) => `‘${name}’ does not print`,
    see: 'View',
  },
)
