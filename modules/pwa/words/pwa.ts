import { messages } from '#i18n/messages.ts'

/** Texts for the app (specification §2 App shell, §4 PWA). */
export const pwaTexts = messages(
  {
    offer: {
      title: (name: string) => `${name} als App`,
      text: 'Ein Tipp auf dem Startbildschirm, und Ihre letzte Bestellung auch ohne Netz. Ohne App-Store, in zwei Sekunden.',
      later: 'Jetzt nicht',
      accept: 'App installieren',
    },
    instructions: {
      offer: {
        title: 'Der Browser fragt selbst',
        first: '„Installieren“ tippen',
        second: 'Im Fenster des Browsers bestätigen',
        third: 'Vom Startbildschirm öffnen',
        act: 'Installieren',
      },
      ios: {
        title: 'iPhone und iPad, mit Safari',
        first: 'Unten auf „Teilen“ tippen',
        second: '„Zum Home-Bildschirm“ wählen',
        third: 'Mit „Hinzufügen“ bestätigen',
        act: 'Fertig',
      },
      other: {
        title: 'In diesem Browser',
        first: 'Das Menü des Browsers öffnen',
        second: '„App installieren“ oder „Zum Startbildschirm“ wählen',
        third: 'Bestätigen',
        act: 'Fertig',
      },
      cancel: 'Abbrechen',
    },
    update: {
      title: 'Ein Update wurde installiert!',
      text: 'Ihre Eingaben und Ihr Warenkorb bleiben erhalten. Der Neustart dauert einen Augenblick.',
      later: 'Später',
      restart: 'Neu starten',
    },
    offline: {
      title: 'Sie sind offline',
      text: 'Bitte überprüfen Sie Ihre Internetverbindung.',
      again: 'Wir versuchen es von selbst wieder, sobald das Netz da ist.',
      retry: 'Erneut versuchen',
      kept: 'Das haben wir aufgehoben',
      store: 'Ansehen ja, bestellen erst mit Netz',
      of: (time: string) => `Stand ${time}`,
    },
  },
  {
    offer: {
      title: (name) => `${name} as an app`,
      text: 'One tap on your home screen, and your last order even without a network. No app store, two seconds.',
      later: 'Not now',
      accept: 'Install the app',
    },
    instructions: {
      offer: {
        title: 'The browser asks you',
        first: 'Tap “Install”',
        second: 'Confirm in the browser’s window',
        third: 'Open it from the home screen',
        act: 'Install',
      },
      ios: {
        title: 'iPhone and iPad, with Safari',
        first: 'Tap “Share” at the bottom',
        second: 'Choose “Add to Home Screen”',
        third: 'Confirm with “Add”',
        act: 'Done',
      },
      other: {
        title: 'In this browser',
        first: 'Open the browser’s menu',
        second: 'Choose “Install app” or “Add to Home screen”',
        third: 'Confirm',
        act: 'Done',
      },
      cancel: 'Cancel',
    },
    update: {
      title: 'An update has been installed!',
      text: 'What you entered and your cart are kept. The restart takes a moment.',
      later: 'Later',
      restart: 'Restart',
    },
    offline: {
      title: 'You are offline',
      text: 'Please check your internet connection.',
      again: 'We try again automatically as soon as there is a connection.',
      retry: 'Try again',
      kept: 'What we kept for you',
      store: 'You can read it, and order once there is a network',
      of: (time) => `as of ${time}`,
    },
  },
)
