import { messages } from '#i18n/messages.ts'

/** What time tracking writes into the audit trail. */
export const timeLogTexts = messages(
  {
    'time.month-submit': 'Monat eingereicht',
    'time.month-return': 'Monat zurückgegeben',
    'time.month-approve': 'Monat freigegeben',
    'time.month-close': 'Monat abgeschlossen',
    'time.payroll-settings': 'Lohnarten geändert',
    'time.payroll-export': 'Lohn exportiert',
  },
  {
    'time.month-submit': 'Month submitted',
    'time.month-return': 'Month given back',
    'time.month-approve': 'Month approved',
    'time.month-close': 'Month closed',
    'time.payroll-settings': 'Wage types changed',
    'time.payroll-export': 'Payroll exported',
  },
)
export const timeRecordTexts = messages(
  { month: 'Monat', settings: 'Lohnarten', export: 'Lohnexport' },
  { month: 'Month', settings: 'Wage types', export: 'Payroll export' },
)
