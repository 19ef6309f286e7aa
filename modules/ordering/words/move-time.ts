import { messages } from '#i18n/messages.ts'

/** Texts of the dialog in which staff move an accepted order to another time. */
export const moveTimeTexts = messages(
  {
    action: 'Zeit ändern',
    title: (label: string) => `${label}: Zeit ändern`,
    current: (time: string) => `Jetzt vereinbart: ${time}`,
    none: 'Noch keine Uhrzeit vereinbart',
    other: 'Andere Uhrzeit',
    otherHint: 'Gilt am gewählten Tag, auch außerhalb der Öffnungszeiten.',
    past: 'Diese Zeit ist vorbei.',
    told: (email: string) => `Der Gast bekommt eine Nachricht an ${email} und sieht die neue Zeit auf der Statusseite.`,
    toldOnPage: 'Der Gast sieht die neue Zeit auf der Statusseite.',
    back: 'Zurück',
    close: 'Schließen',
    choose: 'Zeit wählen',
    submit: (time: string) => `Auf ${time} ändern`,
    failed: 'Die Zeit konnte nicht geändert werden.',
  },
  {
    action: 'Change time',
    title: (label) => `${label}: change the time`,
    current: (time) => `Agreed now: ${time}`,
    none: 'No time agreed yet',
    other: 'Another time',
    otherHint: 'On the chosen day, also outside the opening hours.',
    past: 'This time has passed.',
    told: (email) => `The guest gets a message to ${email} and sees the new time on the status page.`,
    toldOnPage: 'The guest sees the new time on the status page.',
    back: 'Back',
    close: 'Close',
    choose: 'Choose a time',
    submit: (time) => `Change to ${time}`,
    failed: 'The time could not be changed.',
  },
)
