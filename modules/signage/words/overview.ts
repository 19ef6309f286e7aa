import { messages } from '#i18n/messages.ts'

/** Texts of the row about screens in the overview. */
export const signageOverviewTexts = messages(
  {
    title: 'Schirme',
    lit: (lit: number, all: number) => (lit === all ? 'alle da' : `${lit} von ${all}`),
    offlineRow: (name: string) => `Schirm „${name}“ ist offline`,
    since: (time: string) => `seit ${time}`,
    never: 'noch nie gemeldet',
    see: 'Ansehen',
  },
  {
    title: 'Screens',
    lit: (lit, all) => (lit === all ? 'all there' : `${lit} of ${all}`),
    offlineRow: (name) => `Screen ‘${name}’ is offline`,
    since: (time) => `for ${time}`,
    never: 'never seen',
    see: 'View',
  },
)
