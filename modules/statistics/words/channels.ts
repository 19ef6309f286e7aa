import type { Locale } from '#contract/locale.ts'
import { messages } from '#i18n/messages.ts'

/** Names of the channels through which orders come. */
export const channelTexts = messages(
  {
    web: 'Web',
    pwa: 'App (PWA)',
    'self-service': 'Terminal',
    'table-qr': 'Tisch-QR',
    staff: 'Personal',
    external: 'Partner',
  },
  {
    web: 'Web',
    pwa: 'App (PWA)',
    'self-service': 'Terminal',
    'table-qr': 'Table QR',
    staff: 'Staff',
    external: 'Partner',
  },
)

/** The name of a channel. An unknown channel is shown by its key. */
export function channelName(key: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = channelTexts(locale)
  return names[key] ?? key
}
