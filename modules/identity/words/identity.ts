import { messages } from '#i18n/messages.ts'
import { accountWords } from './account.ts'
import { signInWords } from './sign-in.ts'

/** Texts of signing in and of one's own account. */
export const identityTexts = messages(
  { ...signInWords.de, ...accountWords.de },
  { ...signInWords.en, ...accountWords.en },
)
