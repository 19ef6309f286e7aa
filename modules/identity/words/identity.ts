import { messages } from '#i18n/messages.ts'
import { accountWords } from './account.ts'
import { signInWords } from './sign-in.ts'

/** Texts of the sign-in and of the user's own account. */
export const identityTexts = messages(
  { ...signInWords.de, ...accountWords.de },
  { ...signInWords.en, ...accountWords.en },
)
