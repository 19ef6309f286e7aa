import { messages } from '#i18n/messages.ts'

/** Texts on the status page of a ride about cancelling it. */
export const rideCancelTexts = messages(
  {
    title: 'Fahrt stornieren',
    free: (when: string) => `Bis ${when} ist das kostenlos.`,
    over: 'Die Frist für eine kostenlose Stornierung ist vorbei. Über die Kosten geben wir Ihnen Auskunft.',
    how: (uid: string) => `Rufen Sie uns an oder schreiben Sie uns. Nennen Sie bitte die Buchungsnummer ${uid}.`,
    subject: (uid: string) => `Stornierung ${uid}`,
    waiting: {
      free: (when: string) => `Auch nach der Bestätigung bis ${when} kostenlos stornierbar.`,
      over: 'Bis zur Bestätigung können Sie kostenlos stornieren, danach nicht mehr.',
    },
  },
  {
    title: 'Cancel the ride',
    free: (when) => `This is free until ${when}.`,
    over: 'The time for a free cancellation is over. We will tell you what it costs.',
    how: (uid) => `Call us or write to us. Please give the booking number ${uid}.`,
    subject: (uid) => `Cancellation ${uid}`,
    waiting: {
      free: (when) => `After the confirmation you can still cancel free of charge until ${when}.`,
      over: 'Until the confirmation you can cancel free of charge, but not after it.',
    },
  },
)
