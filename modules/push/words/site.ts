import { messages } from '#i18n/messages.ts'

/** Texts of the section on the status page that offers notifications. */
export const followTexts = messages(
  {
    title: 'Wir sagen Ihnen Bescheid',
    text: (what: 'ride' | 'delivery' | 'pickup') =>
      `Wenn sich etwas tut, bekommen Sie eine Mitteilung auf dieses Gerät: ${
        {
          ride: 'angenommen, anderer Termin, Fahrer da',
          delivery: 'angenommen, anderer Termin, unterwegs',
          pickup: 'angenommen, anderer Termin, fertig',
        }[what]
      }.`,
    on: 'Mitteilungen einschalten',
    busy: 'Einen Moment …',
    isOn: 'Mitteilungen sind eingeschaltet.',
    off: 'Ausschalten',
    denied: 'Ihr Browser erlaubt keine Mitteilungen von dieser Seite. In seinen Einstellungen können Sie es ändern.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  {
    title: 'We will let you know',
    text: (what) =>
      `When something happens you get a notification on this device: ${
        {
          ride: 'accepted, another time, driver there',
          delivery: 'accepted, another time, on its way',
          pickup: 'accepted, another time, ready',
        }[what]
      }.`,
    on: 'Switch on notifications',
    busy: 'One moment …',
    isOn: 'Notifications are on.',
    off: 'Switch off',
    denied: 'Your browser does not allow notifications from this page. You can change that in its settings.',
    failed: 'That did not work. Please try again.',
  },
)
