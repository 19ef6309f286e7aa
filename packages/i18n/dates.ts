import { messages } from './messages.ts'

/** Texts of fields for days and times of day. */
export const dateTexts = messages(
  {
    day: 'Datum',
    time: 'Uhrzeit',
    dayFormat: 'TT.MM.JJJJ',
    /** The typed text is no day, or a day that is too early or too late. */
    unread: (typed: string) => `„${typed}“ ist hier kein möglicher Tag.`,
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
