import { messages } from './messages.ts'

/** Texts of the install promotion (specification §2 App shell and Public status page, §4 PWA). */
export const installTexts = messages(
  {
    title: 'App installieren',
    where: 'Als App auf Ihrem Startbildschirm',
    text: 'Schneller bestellen und den Stand gleich wiederfinden. Ohne App-Store, in zwei Sekunden.',
    install: 'Installieren',
    later: 'Jetzt nicht',
    ios: {
      title: 'So geht’s auf dem iPhone',
      share: 'Unten auf „Teilen“ tippen',
      add: '„Zum Home-Bildschirm“ wählen',
      confirm: 'Mit „Hinzufügen“ bestätigen',
      done: 'Fertig',
    },
  },
  {
    title: 'Install the app',
    where: 'As an app on your home screen',
    text: 'Order faster and find your order again at once. No app store, two seconds.',
    install: 'Install',
    later: 'Not now',
    ios: {
      title: 'How it works on the iPhone',
      share: 'Tap “Share” at the bottom',
      add: 'Choose “Add to Home Screen”',
      confirm: 'Confirm with “Add”',
      done: 'Done',
    },
  },
)
