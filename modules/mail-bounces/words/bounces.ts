import { messages } from '#i18n/messages.ts'

/** Texts of the page 'Unzustellbare Mails', and of the warnings at orders and customers. */
export const bounceTexts = messages(
  {
    settings: 'Einstellungen',
    intro:
      'An diese Adressen konnte der Mailanbieter nicht zustellen. Erreichen Sie den Gast besser am Telefon, und fragen Sie nach der richtigen Adresse.',
    kinds: { bounced: 'Nicht zustellbar', complained: 'Als unerwünscht gemeldet' },
    emptyTitle: 'Keine Meldungen',
    emptyText:
      'Sobald der Mailanbieter meldet, dass eine Adresse nicht erreichbar ist, steht sie hier. Dazu muss Mailgun unter „Verbindungen“ eingetragen sein.',
    loadFailed: 'Die Adressen konnten nicht geladen werden',
    order: (uid: string) => `Bestellung ${uid}`,
    clear: 'Wieder erreichbar',
    clearOf: (email: string) => `${email} als wieder erreichbar markieren`,
    clearHint:
      'Heben Sie die Sperre auch bei Mailgun auf (Suppressions), sonst sendet Mailgun nichts an diese Adresse.',
    cleared: 'Die Adresse gilt wieder als erreichbar.',
    clearFailed: 'Das hat nicht geklappt.',
    atOrder: (kind: string, email: string) => `${email}: ${kind}. Bitte rufen Sie den Gast an.`,
    said: (reason: string) => `Der Mailserver sagt: ${reason}`,
  },
  {
    settings: 'Settings',
    intro:
      'The mail provider could not deliver to these addresses. Call the guest instead, and ask for the right address.',
    kinds: { bounced: 'Not delivered', complained: 'Marked as unwanted' },
    emptyTitle: 'No reports',
    emptyText:
      'As soon as the mail provider reports an address that cannot be reached, it is listed here. For this, Mailgun must be entered under “Connections”.',
    loadFailed: 'The addresses could not be loaded',
    order: (uid) => `Order ${uid}`,
    clear: 'Reachable again',
    clearOf: (email) => `Mark ${email} as reachable again`,
    clearHint: 'Remove the address from the list “Suppressions” at Mailgun too, otherwise Mailgun sends nothing to it.',
    cleared: 'The address counts as reachable again.',
    clearFailed: 'That did not work.',
    atOrder: (kind, email) => `${email}: ${kind}. Please call the guest.`,
    said: (reason) => `The mail server says: ${reason}`,
  },
)
