import { words } from '#i18n/messages.ts'

/** Texts of the panel that shows the order in a mail. */
export const panelWords = words(
  {
    panel: {
      number: 'Bestellnummer',
      rideNumber: 'Buchungsnummer',
      /** Until staff confirm the ride. */
      requestNumber: 'Anfragenummer',
      when: 'Termin',
      asSoonAsPossible: 'So schnell wie möglich',
      name: 'Name',
      company: 'Firma',
      phone: 'Telefon',
      email: 'E-Mail',
      address: 'Adresse',
      payment: 'Zahlung',
      net: 'Netto',
      tax: (rate: string) => `Mehrwertsteuer (${rate}%)`,
      total: 'Gesamt',
      onRequest: 'Preis auf Anfrage',
      approximate: 'ca. ',
    },
    payments: {
      cash: 'Barzahlung',
      'atm-card': 'EC Karte / Debitkarte',
      'hydro-ag-voucher': 'Gutschein',
      mollie: 'Online Zahlung',
      datatrans: 'Online Zahlung',
    },
    at: (date: string, time: string) => `${date}, ${time} Uhr`,
  },
  {
    panel: {
      number: 'Order number',
      rideNumber: 'Booking number',
      requestNumber: 'Request number',
      when: 'Appointment',
      asSoonAsPossible: 'As soon as possible',
      name: 'Name',
      company: 'Company',
      phone: 'Phone',
      email: 'E-mail',
      address: 'Address',
      payment: 'Payment',
      net: 'Net',
      tax: (rate) => `VAT (${rate}%)`,
      total: 'Total',
      onRequest: 'Price on request',
      approximate: 'approx. ',
    },
    payments: {
      cash: 'Cash',
      'atm-card': 'Debit card',
      'hydro-ag-voucher': 'Voucher',
      mollie: 'Online payment',
      datatrans: 'Online payment',
    },
    at: (date, time) => `${date}, ${time}`,
  },
)
