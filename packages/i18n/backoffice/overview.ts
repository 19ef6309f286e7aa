import { words } from '../messages.ts'

/** Texts of the overview, the first page for people who run the business. Modules provide its content. */
export const overviewWords = words(
  {
    overview: {
      title: 'Überblick',
      morning: (name: string) => `Guten Morgen, ${name}`,
      day: (name: string) => `Guten Tag, ${name}`,
      evening: (name: string) => `Guten Abend, ${name}`,
      attention: 'Braucht Aufmerksamkeit',
      equipment: 'Schirme & Geräte',
      asOf: (time: string) => `Stand ${time}`,
      nothing: 'Gerade nichts. Neue Bestellungen erscheinen hier von selbst.',
    },
  },
  {
    overview: {
      title: 'Overview',
      morning: (name) => `Good morning, ${name}`,
      day: (name) => `Hello, ${name}`,
      evening: (name) => `Good evening, ${name}`,
      attention: 'Needs attention',
      equipment: 'Screens & devices',
      asOf: (time) => `updated ${time}`,
      nothing: 'Nothing right now. New orders appear here by themselves.',
    },
  },
)
