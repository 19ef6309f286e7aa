import { messages } from '#i18n/messages.ts'

/** The title of the screen. The frame of the back office needs it before it loads the screen. */
export const mailBouncesTitles = messages({ bounces: 'Unzustellbare Mails' }, { bounces: 'Undelivered mails' })
