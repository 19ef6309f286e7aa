import { messages } from '#i18n/messages.ts'
import { monthName } from '../rules/format.ts'

/** Texts of mails that remind staff to submit their month, or warn them that days of leave will expire. */
export const monthMailTexts = messages(
  {
    month: (month: string) => monthName(month, 'de'),
    remindSubject: (month: string) => `Bitte reichen Sie Ihren ${month} ein`,
    remindText: (month: string) =>
      `Ihre Arbeitszeiten für ${month} sind noch nicht eingereicht. Bitte prüfen Sie die Tage und reichen Sie den Monat ein.`,
    open: 'Stempeluhr öffnen',
    noticeSubject: (year: string) => `Ihr Urlaub aus ${year} verfällt, wenn Sie ihn nicht nehmen`,
  },
  {
    month: (month) => monthName(month, 'en'),
    remindSubject: (month) => `Please submit your ${month}`,
    remindText: (month) =>
      `Your working times for ${month} have not been submitted yet. Please check the days and submit the month.`,
    open: 'Open the time clock',
    noticeSubject: (year) => `Your leave of ${year} lapses unless you take it`,
  },
)
