import { messages } from './messages.ts'

/** Texts that are shown if a part of a page could not be loaded (packages/ui/site/late.tsx). */
export const lateTexts = messages(
  {
    failed: 'Dieser Teil konnte nicht geladen werden. Ihre Eingaben sind noch da.',
    again: 'Erneut versuchen',
    back: 'Die Verbindung ist wieder da.',
    open: 'Jetzt öffnen',
    close: 'Schließen',
  },
  {
    failed: 'This part could not be loaded. Everything you entered is still here.',
    again: 'Try again',
    back: 'You are online again.',
    open: 'Open now',
    close: 'Close',
  },
)
