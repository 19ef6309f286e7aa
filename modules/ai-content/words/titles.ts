import { messages } from '#i18n/messages.ts'

/** The title of the screen, and the text of the link to it. The frame of the back office needs them before it loads a screen. */
export const aiContentTitles = messages(
  { suggestions: 'Vorschläge', propose: 'Text vorschlagen' },
  { suggestions: 'Proposals', propose: 'Propose text' },
)
