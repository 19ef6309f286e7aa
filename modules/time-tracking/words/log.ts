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
    'time.shift-change': 'Veröffentlichter Dienst geändert',
    'time.shift-withdraw': 'Dienst abgesagt',
    'time.week-publish': 'Dienstplan veröffentlicht',
    'time.kiosk-pair': 'Stempelterminal gekoppelt',
    'time.kiosk-revoke': 'Stempelterminal zurückgezogen',
    'time.kiosk-alarm': 'Falsche PINs am Stempelterminal',
    'time.pin-set': 'PIN gesetzt',
    'time.pin-clear': 'PIN beendet',
    'time.pin-shared': 'PIN an zwei Terminals zugleich',
  },
  {
    'time.month-submit': 'Month submitted',
    'time.month-return': 'Month given back',
    'time.month-approve': 'Month approved',
    'time.month-close': 'Month closed',
    'time.payroll-settings': 'Wage types changed',
    'time.payroll-export': 'Payroll exported',
    'time.shift-change': 'Published shift changed',
    'time.shift-withdraw': 'Shift withdrawn',
    'time.week-publish': 'Roster published',
    'time.kiosk-pair': 'Time kiosk paired',
    'time.kiosk-revoke': 'Time kiosk revoked',
    'time.kiosk-alarm': 'Wrong PINs at the time kiosk',
    'time.pin-set': 'PIN set',
    'time.pin-clear': 'PIN ended',
    'time.pin-shared': 'PIN at two kiosks at once',
  },
)
export const timeRecordTexts = messages(
  {
    month: 'Monat',
    settings: 'Lohnarten',
    export: 'Lohnexport',
    kiosk: 'Stempelterminal',
    shift: 'Dienst',
    week: 'Dienstplan',
  },
  {
    month: 'Month',
    settings: 'Wage types',
    export: 'Payroll export',
    kiosk: 'Time kiosk',
    shift: 'Shift',
    week: 'Roster',
  },
)
