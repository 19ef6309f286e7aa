import { messages } from '#i18n/messages.ts'

/** Texts for the actions that this module writes into the audit trail. */
export const integrationLogTexts = messages(
  {
    'api-key.revoke': 'Gesperrt',
    'webhook-endpoint.rotate': 'Geheimnis ersetzt',
    'webhook-endpoint.replay': 'Erneut gesendet',
    'calendar-feed.revoke': 'Geschlossen',
    'embed-origin.remove': 'Entfernt',
  },
  {
    'api-key.revoke': 'Revoked',
    'webhook-endpoint.rotate': 'Secret replaced',
    'webhook-endpoint.replay': 'Sent again',
    'calendar-feed.revoke': 'Closed',
    'embed-origin.remove': 'Removed',
  },
)

/** Names of the records that this module writes into the audit trail. */
export const integrationRecordTexts = messages(
  { key: 'API-Schlüssel', webhook: 'Webhook', origin: 'Website', feed: 'Kalender der Fahrten' },
  { key: 'API key', webhook: 'Webhook', origin: 'Website', feed: 'Calendar of rides' },
)
