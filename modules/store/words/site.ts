import { messages } from '#i18n/messages.ts'

/** Texts of links to a storefront (specification §2, Header, Navigation). */
export const storeLinkTexts = messages({ order: 'Online Bestellen' }, { order: 'Order online' })
