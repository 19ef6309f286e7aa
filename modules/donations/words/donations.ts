import { messages } from '#i18n/messages.ts'

/** Texts of the donation section and its dialog (specification §2, Donation section). */
export const donationTexts = messages(
  {
    title: 'Spende',
    /** One sentence in two parts: the page writes the amount between `before` and `after`. */
    before: 'Wählen Sie eine Organisation, und wir spenden ihr ',
    after: '. Für Sie kostet das nichts.',
    chosen: (name: string) => `Ihre Spende geht an ${name}.`,
    choose: 'Organisation wählen',
    change: 'Ändern',
    dialog: 'Organisation wählen',
    search: 'Organisation suchen',
    nobody: 'Keine Spende',
    none: 'Keine passende Organisation gefunden.',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  {
    title: 'Donation',
    before: 'Choose an organisation, and we donate ',
    after: ' to it. It costs you nothing.',
    chosen: (name) => `Your donation goes to ${name}.`,
    choose: 'Choose organisation',
    change: 'Change',
    dialog: 'Choose organisation',
    search: 'Search organisation',
    nobody: 'No donation',
    none: 'No matching organisation found.',
    save: 'Save',
    cancel: 'Cancel',
  },
)
