import { messages } from '#i18n/messages.ts'

/** Texts of the mail to the person who created a webhook, after it was switched off because all deliveries failed. */
export const switchedOffTexts = messages(
  {
    subject: (name: string) => `Der Webhook „${name}“ wurde abgeschaltet`,
    text: (host: string) =>
      `${host} nimmt keine Ereignisse mehr an. Was wartet, bleibt liegen. Wenn der Empfänger wieder bereit ist, schalten Sie den Webhook ein.`,
    open: 'Schnittstellen öffnen',
  },
  {
    subject: (name) => `The webhook “${name}” was switched off`,
    text: (host) =>
      `${host} no longer accepts events. What waits is kept. When the receiver is ready again, switch the webhook on.`,
    open: 'Open integrations',
  },
)
