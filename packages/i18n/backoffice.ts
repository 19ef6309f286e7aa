import { findingWords } from './backoffice/finding.ts'
import { shellWords } from './backoffice/shell.ts'
import { messages } from './messages.ts'

/** Frame of the back office, by place in backoffice/. Screens of modules bring their own files. */
export const backofficeTexts = messages(
  { ...shellWords.de, ...findingWords.de },
  { ...shellWords.en, ...findingWords.en },
)
