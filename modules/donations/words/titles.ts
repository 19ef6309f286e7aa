import { messages } from '#i18n/messages.ts'

/** The names of the records that have an editor (edit screen). The frame of the back office needs them before it loads the editor. */
export const donationsTitles = messages(
  { donatee: { one: 'Spendenziel', many: 'Spendenziele' } },
  { donatee: { one: 'Donation recipient', many: 'Donation recipients' } },
)
