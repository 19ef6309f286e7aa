import { accountWords } from '#modules/identity/words/account.ts'
import { findingWords } from './backoffice/finding.ts'
import { shellWords } from './backoffice/shell.ts'
import { signInWords } from '#modules/identity/words/sign-in.ts'
import { messages } from './messages.ts'

/** Frame of the back office, by place in backoffice/. Screens of modules bring their own files. */
export const backofficeTexts = messages(
  { ...shellWords.de, ...findingWords.de, ...signInWords.de, ...accountWords.de },
  { ...shellWords.en, ...findingWords.en, ...signInWords.en, ...accountWords.en },
)
