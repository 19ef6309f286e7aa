import { errorEntries } from '#i18n/errors.ts'

export const statisticsErrors = errorEntries({
  'statistics.range': {
    status: 422,
    de: 'Der Zeitraum muss mit dem früheren Tag beginnen und darf höchstens 25 Monate lang sein.',
    en: 'The range must begin with its earlier day and may be at most 25 months long.',
  },
  'statistics.hours': {
    status: 422,
    de: 'Nach Stunden lassen sich höchstens 31 Tage zeigen. Bitte wählen Sie Tage.',
    en: 'At most 31 days can be shown by hours. Please choose days.',
  },
  'statistics.log_only': {
    status: 422,
    de: 'Besuche mehrerer Standorte zusammen lassen sich nur für die letzten 90 Tage zählen. Bitte wählen Sie einen Standort.',
    en: 'Visits of several branches together can be counted for the last 90 days only. Please choose one branch.',
  },
  'statistics.too_many_views': {
    status: 422,
    de: 'Es lassen sich höchstens 20 Ansichten merken. Bitte entfernen Sie zuerst eine.',
    en: 'At most 20 views can be saved. Please remove one first.',
  },
  'statistics.now': {
    status: 422,
    de: 'Der Zeitpunkt muss zwischen Beginn und Ende des Zeitraums liegen.',
    en: 'The time must lie between the start and the end of the range.',
  },
  'statistics.today_only': {
    status: 403,
    de: 'An der Kasse sehen Sie die Zahlen von heute.',
    en: 'At the front desk you see the figures of today.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof statisticsErrors, unknown> {}
}
