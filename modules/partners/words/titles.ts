import { messages } from '#i18n/messages.ts'

/** The names of the records that have an editor (edit screen). The frame of the back office needs them before it loads the editor. */
export const partnersTitles = messages(
  { externalUser: { one: 'Partner', many: 'Partner' } },
  { externalUser: { one: 'Partner', many: 'Partners' } },
)
