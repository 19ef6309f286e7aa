import { findingWords } from './backoffice/finding.ts'
import { overviewWords } from './backoffice/overview.ts'
import { shellWords } from './backoffice/shell.ts'
import { messages } from './messages.ts'

/**
 * Texts of the frame of the back office (navigation, command palette, overview), from the files of backoffice/. The texts of a module's
 * screens are in the module.
 */
export const backofficeTexts = messages(
  { ...shellWords.de, ...findingWords.de, ...overviewWords.de },
  { ...shellWords.en, ...findingWords.en, ...overviewWords.en },
)
