import { plural, words } from '#i18n/messages.ts'

type Kind = 'ride' | 'food'

/** Mails to the branch about an order. */
export const branchMailWords = words(
  {
    branch: {
      placed: {
        subject: (kind: Kind, uid: string, when: string) =>
          `${kind === 'ride' ? 'Neue Anfrage' : 'Neue Bestellung'} ${uid}${when ? `: ${when}` : ''}`,
        heading: (kind: Kind) => (kind === 'ride' ? 'Neue Anfrage für eine Fahrt' : 'Neue Bestellung'),
        text: 'Bitte bestätigen, ablehnen oder eine andere Zeit vorschlagen.',
      },
      escalated: {
        subject: (kind: Kind, uid: string) =>
          `${kind === 'ride' ? 'Anfrage' : 'Bestellung'} ${uid} wartet noch auf eine Antwort`,
        heading: () => 'Noch niemand hat geantwortet',
        text: (minutes: number) =>
          `Seit ${minutes} ${plural(minutes, { one: 'Minute', other: 'Minuten' })} wartet ein Gast auf eine Antwort.`,
      },
      canceled: {
        subject: (kind: Kind, uid: string) => `${kind === 'ride' ? 'Fahrt' : 'Bestellung'} ${uid} vom Gast storniert`,
        heading: () => 'Vom Gast storniert',
        text: 'Der Gast hat selbst storniert. Es ist nichts mehr zu tun.',
      },
      open: 'Im Backoffice öffnen',
      customer: 'Gast',
      comment: 'Anmerkung des Gastes',
    },
  },
  {
    branch: {
      placed: {
        subject: (kind, uid, when) =>
          `${kind === 'ride' ? 'New enquiry' : 'New order'} ${uid}${when ? `: ${when}` : ''}`,
        heading: (kind) => (kind === 'ride' ? 'New enquiry for a ride' : 'New order'),
        text: 'Please confirm, decline or suggest another time.',
      },
      escalated: {
        subject: (kind, uid) => `${kind === 'ride' ? 'Enquiry' : 'Order'} ${uid} is still waiting for an answer`,
        heading: () => 'Nobody has answered yet',
        text: (minutes) =>
          `A guest has been waiting for an answer for ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
      },
      canceled: {
        subject: (kind, uid) => `${kind === 'ride' ? 'Ride' : 'Order'} ${uid} cancelled by the guest`,
        heading: () => 'Cancelled by the guest',
        text: 'The guest has cancelled. There is nothing left to do.',
      },
      open: 'Open in the back office',
      customer: 'Guest',
      comment: "Guest's comment",
    },
  },
)
