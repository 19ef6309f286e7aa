import { words } from '#i18n/messages.ts'

type Kind = 'ride' | 'food'

/** The panel of a mail that shows the order. */
export const panelWords = words(
  {
    panel: {
      ride: 'Ihre Fahrt',
      rideStaff: 'Die Fahrt',
      food: 'Die Bestellung',
      number: 'Bestellnummer',
      when: 'Termin',
      asSoonAsPossible: 'So schnell wie möglich',
      service: 'Leistung',
      vehicle: 'Fahrzeug',
      persons: 'Personen',
      flight: 'Flugnummer',
      accessories: 'Zubehör',
      name: 'Name',
      company: 'Firma',
      phone: 'Telefon',
      email: 'E-Mail',
      address: 'Adresse',
      payment: 'Zahlung',
      route: (distance: string, time: string, estimated: boolean) =>
        `${distance}, ${time} Fahrzeit${estimated ? ' (geschätzt)' : ''}`,
      net: 'Netto',
      tax: (rate: string) => `Mehrwertsteuer (${rate}%)`,
      total: 'Gesamt',
      approximate: 'ca. ',
      approximateNote: (kind: Kind) =>
        kind === 'ride'
          ? 'Die Strecke ist geschätzt. Den Preis bestätigen wir Ihnen mit der Fahrt; ab dann ist er fix.'
          : 'Der endgültige Preis steht nach Abschluss fest.',
    },
    payments: {
      cash: 'Barzahlung',
      'atm-card': 'EC Karte / Debitkarte',
      'hydro-ag-voucher': 'Gutschein',
      mollie: 'Online Zahlung',
      datatrans: 'Online Zahlung',
    },
    duration: (hours: number, minutes: number) => (hours > 0 ? `${hours} Std. ${minutes} Min.` : `${minutes} Min.`),
    at: (date: string, time: string) => `${date}, ${time} Uhr`,
  },
  {
    panel: {
      ride: 'Your ride',
      rideStaff: 'The ride',
      food: 'The order',
      number: 'Order number',
      when: 'Appointment',
      asSoonAsPossible: 'As soon as possible',
      service: 'Service',
      vehicle: 'Vehicle',
      persons: 'Persons',
      flight: 'Flight number',
      accessories: 'Accessories',
      name: 'Name',
      company: 'Company',
      phone: 'Phone',
      email: 'Email',
      address: 'Address',
      payment: 'Payment',
      route: (distance, time, estimated) => `${distance}, ${time} driving time${estimated ? ' (estimated)' : ''}`,
      net: 'Net',
      tax: (rate) => `VAT (${rate}%)`,
      total: 'Total',
      approximate: 'approx. ',
      approximateNote: (kind) =>
        kind === 'ride'
          ? 'The distance is estimated. We confirm the price with the ride; from then on it is fixed.'
          : 'The final price is known on completion.',
    },
    payments: {
      cash: 'Cash',
      'atm-card': 'Debit card',
      'hydro-ag-voucher': 'Voucher',
      mollie: 'Online payment',
      datatrans: 'Online payment',
    },
    duration: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    at: (date, time) => `${date}, ${time}`,
  },
)
