import { findingWords } from './backoffice/finding.ts'
import { overviewWords } from './backoffice/overview.ts'
import { shellWords } from './backoffice/shell.ts'
import { messages } from './messages.ts'

/** Texts of the frame of the back office, from the files of backoffice/. Screens of modules have files of their own. */
export const backofficeTexts = messages(
  { ...shellWords.de, ...findingWords.de, ...overviewWords.de },
  { ...shellWords.en, ...findingWords.en, ...overviewWords.en },
)
