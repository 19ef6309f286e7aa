import { messages } from './messages.ts'

/** Texts of fields for days and times of day. */
export const dateTexts = messages(
  {
    day: 'Datum',
    time: 'Uhrzeit',
    dayFormat: 'TT.MM.JJJJ',
    /** The typed text is no day, or a day that is too early or too late. */
    unread: (typed: string) => `„${typed}“ ist hier kein möglicher Tag.`,
    noTimeOfDay: (typed: string) => `„${typed}“ ist keine Uhrzeit.`,
    notFree: (time: string) => `${time} ist an diesem Tag nicht frei.`,
    offStep: (time: string) => `${time} ist nicht möglich: Es gibt Zeiten alle fünf Minuten.`,
    nearest: (time: string) => `Nächste freie Zeit: ${time}`,
    nextMonth: 'Nächster Monat',
    previousMonth: 'Voriger Monat',
    nextYear: 'Nächstes Jahr',
    previousYear: 'Voriges Jahr',
    nextYears: 'Nächste Jahre',
    previousYears: 'Vorige Jahre',
    chooseMonth: 'Monat wählen',
    chooseYear: 'Jahr wählen',
  },
  {
    day: 'Date',
    time: 'Time',
    dayFormat: 'DD.MM.YYYY',
    unread: (typed) => `“${typed}” is not a possible day here.`,
    noTimeOfDay: (typed) => `“${typed}” is not a time of day.`,
    notFree: (time) => `${time} is not free on this day.`,
    offStep: (time) => `${time} is not possible: there are times every five minutes.`,
    nearest: (time) => `Nearest free time: ${time}`,
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextYears: 'Next years',
    previousYears: 'Previous years',
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
  },
)
