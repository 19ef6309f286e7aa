import { messages } from '#i18n/messages.ts'

/** The offer on the status page. */
export const followTexts = messages(
  {
    title: 'Wir sagen Ihnen Bescheid',
    text: 'Wenn sich etwas tut, bekommen Sie eine Mitteilung auf dieses Gerät: angenommen, anderer Termin, unterwegs, fertig.',
    on: 'Mitteilungen einschalten',
    busy: 'Einen Moment …',
    isOn: 'Mitteilungen sind eingeschaltet.',
    off: 'Ausschalten',
    denied: 'Ihr Browser erlaubt keine Mitteilungen von dieser Seite. In seinen Einstellungen können Sie es ändern.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  {
    title: 'We will let you know',
    text: 'When something happens you get a notification on this device: accepted, another time, on its way, ready.',
    on: 'Switch on notifications',
    busy: 'One moment …',
    isOn: 'Notifications are on.',
    off: 'Switch off',
    denied: 'Your browser does not allow notifications from this page. You can change that in its settings.',
    failed: 'That did not work. Please try again.',
  },
)
