import { words } from '../messages.ts'

/** The overview: the first page of those who run the business. Modules bring what stands in it. */
export const overviewWords = words(
  {
    overview: {
      title: 'Überblick',
      morning: (name: string) => `Guten Morgen, ${name}`,
      day: (name: string) => `Guten Tag, ${name}`,
      evening: (name: string) => `Guten Abend, ${name}`,
      attention: 'Braucht Aufmerksamkeit',
      nothing: 'Gerade nichts. Neue Bestellungen erscheinen hier von selbst.',
    },
  },
  {
    overview: {
      title: 'Overview',
      morning: (name) => `Good morning, ${name}`,
      day: (name) => `Good day, ${name}`,
      evening: (name) => `Good evening, ${name}`,
      attention: 'Needs attention',
      nothing: 'Nothing right now. New orders appear here by themselves.',
    },
  },
)
