import { messages } from '#i18n/messages.ts'
import { pageListWords } from './builder/pages.ts'
import { publishingWords } from './builder/publishing.ts'
import { bothLanguagesWords } from './builder/both-languages.ts'
import { blockWords } from './builder/blocks.ts'
import { pageFormWords } from './builder/page-form.ts'
import { versionWords } from './builder/versions.ts'

/** The texts of the screens on which pages are listed and edited. */
export const builderTexts = messages(
  {
    ...pageListWords.de,
    ...publishingWords.de,
    ...bothLanguagesWords.de,
    ...blockWords.de,
    ...pageFormWords.de,
    ...versionWords.de,
  },
  {
    ...pageListWords.en,
    ...publishingWords.en,
    ...bothLanguagesWords.en,
    ...blockWords.en,
    ...pageFormWords.en,
    ...versionWords.en,
  },
)
