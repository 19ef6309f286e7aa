import { messages } from './messages.ts'

/** Texts of fields for days and times of day. */
export const dateTexts = messages(
  {
    day: 'Datum',
    time: 'Uhrzeit',
    dayFormat: 'TT.MM.JJJJ',
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
