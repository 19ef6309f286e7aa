import { messages } from '#i18n/messages.ts'

/** Texts of mails to staff users about their account. */
export const accountMailTexts = messages(
  {
    emailChanged: {
      subject: (shop: string) => `Ihre E-Mail-Adresse bei ${shop} wurde geändert`,
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      text: 'Ihr Konto im Backoffice hat eine neue E-Mail-Adresse. Mit dieser hier melden Sie sich nicht mehr an.',
      note: 'Das waren nicht Sie? Bitte sagen Sie gleich der Administration Bescheid.',
    },
  },
  {
    emailChanged: {
      subject: (shop) => `Your email address at ${shop} was changed`,
      heading: 'Your email address was changed',
      text: 'Your back office account has a new email address. You no longer sign in with this one.',
      note: 'This was not you? Please tell your administrator at once.',
    },
  },
)
