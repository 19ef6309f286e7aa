import { messages } from '#i18n/messages.ts'
import { accountWords } from './account.ts'
import { signInWords } from './sign-in.ts'

/** Texts of the sign-in pages and of the page 'Konto und Sitzungen'. */
export const identityTexts = messages(
  { ...signInWords.de, ...accountWords.de },
  { ...signInWords.en, ...accountWords.en },
)
