import { messages } from './messages.ts'

/** Texts that are shown if a part of a page could not be loaded (packages/ui/site/late.tsx). */
export const lateTexts = messages(
  {
    failed: 'Dieser Teil konnte nicht geladen werden. Ihre Eingaben sind noch da.',
    again: 'Erneut versuchen',
  },
  {
    failed: 'This part could not be loaded. Everything you entered is still here.',
    again: 'Try again',
  },
)
