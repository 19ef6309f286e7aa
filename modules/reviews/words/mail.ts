import { messages } from '#i18n/messages.ts'

/** Texts of the mail that sends an answer to the guest who wrote the review, in the guest's language. */
export const reviewMailTexts = messages(
  {
    subject: (shop: string) => `Antwort von ${shop} auf Ihre Bewertung`,
    heading: 'Danke für Ihre Bewertung',
    yours: 'Ihre Bewertung',
  },
  {
    subject: (shop) => `${shop} has answered your review`,
    heading: 'Thank you for your review',
    yours: 'Your review',
  },
)
