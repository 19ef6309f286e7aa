import { messages } from '#i18n/messages.ts'

/** Texts of the notifications to staff, including the test notification. */
export const pushTexts = messages(
  {
    placed: {
      title: (uid: string) => `Neue Bestellung ${uid}`,
      body: 'Bitte annehmen, ablehnen oder eine andere Zeit vorschlagen.',
    },
    escalated: { title: (uid: string) => `${uid} wartet noch auf eine Antwort`, body: 'Noch niemand hat reagiert.' },
    withdrawn: {
      title: (uid: string) => `${uid} vom Gast storniert`,
      body: 'Es ist nichts mehr zu tun.',
      refundAsked: 'Bitte entscheiden Sie über die Rückerstattung.',
    },
    printer: {
      title: (name: string) => `Der Drucker „${name}“ druckt nicht`,
      body: 'Es warten Bons. Bitte prüfen Sie Papier, Klappe und Strom.',
    },
    accept: 'Annehmen',
    tapToSee: 'Tippen Sie hier, um alles zu sehen.',
    test: {
      title: 'So klingelt Servus',
      body: 'Dieses Gerät bekommt neue Bestellungen, auch wenn der Browser zu ist.',
    },
    answered: (status: number) => `Der Nachrichtendienst hat angenommen (${status}).`,
    refused: (reason: string) => `Der Nachrichtendienst hat nicht angenommen: ${reason}`,
    gone: 'Dieses Gerät ist beim Nachrichtendienst abgemeldet. Bitte schalten Sie Mitteilungen neu ein.',
  },
  {
    placed: { title: (uid) => `New order ${uid}`, body: 'Please accept, reject or suggest another time.' },
    escalated: { title: (uid) => `${uid} is still waiting for an answer`, body: 'Nobody has reacted yet.' },
    withdrawn: {
      title: (uid) => `${uid} cancelled by the guest`,
      body: 'There is nothing left to do.',
      refundAsked: 'Please decide about the refund.',
    },
    printer: {
      title: (name) => `The printer “${name}” does not print`,
      body: 'Slips are waiting. Please check paper, cover and power.',
    },
    accept: 'Accept',
    tapToSee: 'Tap here to see everything.',
    test: {
      title: 'This is how Servus rings',
      body: 'This device is told about new orders, even while the browser is closed.',
    },
    answered: (status) => `The push service accepted it (${status}).`,
    refused: (reason) => `The push service did not accept it: ${reason}`,
    gone: 'This device is no longer registered at the push service. Please switch notifications on again.',
  },
)
