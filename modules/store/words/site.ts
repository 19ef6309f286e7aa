import { messages } from '#i18n/messages.ts'

/** The way to a storefront (specification §2, Header, Navigation). */
export const storeLinkTexts = messages({ order: 'Online Bestellen' }, { order: 'Order online' })
