import { plural, words } from '#i18n/messages.ts'

/** Texts of the mails to the branch. They are the same for rides and food. */
export const branchMailWords = words(
  {
    branch: {
      placed: { text: 'Bitte bestätigen, ablehnen oder eine andere Zeit vorschlagen.' },
      escalated: {
        heading: 'Noch niemand hat geantwortet',
        text: (minutes: number) =>
          `Seit ${minutes} ${plural(minutes, { one: 'Minute', other: 'Minuten' })} wartet ein Gast auf eine Antwort.`,
      },
      canceled: {
        heading: 'Vom Gast storniert',
        text: 'Der Gast hat selbst storniert. Es ist nichts mehr zu tun.',
        refundAsked: 'Der Gast hat selbst storniert und online bezahlt. Bitte entscheiden Sie über die Rückerstattung.',
      },
      open: 'Im Backoffice öffnen',
      customer: 'Gast',
      comment: 'Anmerkung des Gastes',
    },
  },
  {
    branch: {
      placed: { text: 'Please confirm, decline or suggest another time.' },
      escalated: {
        heading: 'Nobody has answered yet',
        text: (minutes) =>
          `A guest has been waiting for an answer for ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
      },
      canceled: {
        heading: 'Cancelled by the guest',
        text: 'The guest has cancelled. There is nothing left to do.',
        refundAsked: 'The guest has cancelled and has paid online. Please decide about the refund.',
      },
      open: 'Open in the back office',
      customer: 'Guest',
      comment: "Guest's comment",
    },
  },
)
