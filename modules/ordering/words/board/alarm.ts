import { words } from '#i18n/messages.ts'

/** Texts about orders that wait, the alarm sound, the connection to the server, the command palette, and keyboard shortcuts. */
export const alarmWords = words(
  {
    alarm: {
      waiting: (n: number, age: string) =>
        n === 1 ? `1 neue Bestellung wartet seit ${age}` : `${n} neue Bestellungen warten – die älteste seit ${age}`,
      waitingEscalated: (n: number, age: string) =>
        n === 1
          ? `1 neue Bestellung wartet seit ${age}, eskaliert`
          : `${n} neue Bestellungen warten, eskaliert – die älteste seit ${age}`,
      waitingMissed: (n: number, missed: number, age: string) =>
        n === 1
          ? `1 neue Bestellung wartet seit ${age}, verpasst`
          : `${n} neue Bestellungen warten, ${missed} verpasst – die älteste seit ${age}`,
      see: 'Ansehen',
      mute: '60 s stumm',
      muted: (seconds: number) => `stumm, noch ${seconds} s`,
      enable: 'Ton einschalten',
      enableShort: 'Ton starten',
      enableText: 'Der Browser spielt Töne erst nach einer Berührung.',
      enableWhy: 'Neue Bestellungen wären sonst nur zu sehen.',
      sound: 'Ton und Alarme',
      on: 'Ton an',
      off: 'Ton aus',
      blocked: 'Ton wartet auf eine Berührung',
      test: 'Testton',
      testText: 'Testton spielen',
      turnOff: 'Ton auf diesem Gerät ausschalten',
      turnOn: 'Ton auf diesem Gerät einschalten',
    },
    live: {
      connecting: 'Verbindet …',
      live: 'Live',
      polling: 'Abfrage alle 10 s',
      offline: 'Keine Verbindung.',
      asOf: (time: string) => `Stand ${time}.`,
      liveText: 'Neue Bestellungen sind in unter 1 s da.',
      pollingText: 'Live gestört. Nichts geht verloren.',
      offlineText: 'Ansehen geht weiter, Aktionen sind gesperrt.',
      locked: 'Aktionen gehen wieder, sobald die Verbindung steht.',
    },
    openAt: (n: number) => `${n} offen`,
    shortcuts: {
      group: 'Bestellungen',
      accept: 'Annehmen',
      acceptIn: (minutes: number) => `Annehmen, fertig in ${minutes} min`,
      undo: 'Letzten Schritt rückgängig machen',
      reject: 'Ablehnen …',
      propose: 'Termin vorschlagen …',
      step: 'Nächster Schritt',
      print: 'Drucken',
      mute: '60 s stumm',
      filter: 'Filter',
      search: 'Suchen',
    },
    palette: { orders: 'Bestellungen und Gäste' },
  },
  {
    alarm: {
      waiting: (n, age) =>
        n === 1 ? `1 new order waiting for ${age}` : `${n} new orders waiting – the oldest for ${age}`,
      waitingEscalated: (n, age) =>
        n === 1
          ? `1 new order waiting for ${age}, escalated`
          : `${n} new orders waiting, escalated – the oldest for ${age}`,
      waitingMissed: (n, missed, age) =>
        n === 1
          ? `1 new order waiting for ${age}, missed`
          : `${n} new orders waiting, ${missed} missed – the oldest for ${age}`,
      see: 'View',
      mute: 'Mute 60 s',
      muted: (seconds) => `muted, ${seconds} s left`,
      enable: 'Switch sound on',
      enableShort: 'Start sound',
      enableText: 'The browser plays sound only after a touch.',
      enableWhy: 'Otherwise new orders can only be seen.',
      sound: 'Sound and alarms',
      on: 'Sound on',
      off: 'Sound off',
      blocked: 'Sound waits for a touch',
      test: 'Test sound',
      testText: 'Play a test sound',
      turnOff: 'Switch off sound on this device',
      turnOn: 'Switch on sound on this device',
    },
    live: {
      connecting: 'Connecting …',
      live: 'Live',
      polling: 'Checking every 10 s',
      offline: 'No connection.',
      asOf: (time) => `As of ${time}.`,
      liveText: 'New orders arrive within 1 s.',
      pollingText: 'The live connection is interrupted. Nothing is lost.',
      offlineText: 'You can still look at everything; actions are locked.',
      locked: 'Actions work again once the connection is back.',
    },
    openAt: (n) => `${n} open`,
    shortcuts: {
      group: 'Orders',
      accept: 'Accept',
      acceptIn: (minutes) => `Accept, ready in ${minutes} min`,
      undo: 'Undo the last step',
      reject: 'Reject …',
      propose: 'Propose time …',
      step: 'Next step',
      print: 'Print',
      mute: 'Mute 60 s',
      filter: 'Filter',
      search: 'Search',
    },
    palette: { orders: 'Orders and guests' },
  },
)
