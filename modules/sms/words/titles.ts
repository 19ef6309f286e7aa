import { messages } from '#i18n/messages.ts'

/** The title of the screen, and the text of the button in an order. The frame of the back office needs them before it loads a screen. */
export const smsTitles = messages({ sms: 'SMS', send: 'SMS senden' }, { sms: 'SMS', send: 'Send SMS' })
