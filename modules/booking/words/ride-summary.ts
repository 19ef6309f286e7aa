import { messages } from '#i18n/messages.ts'

/**
 * Texts of the summary of a ride (specification §2, §4). They are not part of the texts of the booking form, which the landing page loads for every
 * visitor.
 */
export const rideSummaryTexts = messages(
  {
    summary: {
      title: 'Zusammenfassung',
      flight: (number: string) => `Flug ${number}`,
      changeFlight: 'Flugnummer ändern',
      /** Shown next to an address whose street is not on the map. */
      rough: 'ungefähr',
      toPlace: (from: string, to: string) => `${from} nach ${to}`,
    },
    split: {
      caption: 'Steuer je Land',
      country: 'Land',
      km: 'km',
      net: 'Netto',
      tax: 'MwSt.',
      total: 'Gesamt',
      taxLine: (rate: string) => `Mehrwertsteuer (${rate}%)`,
      note: 'Kilometer je Land auf ganze Kilometer aufgerundet. Der Preis wird beim Absenden noch einmal mit denselben Regeln geprüft.',
      estimated: 'Die Strecke ist geschätzt. Den Preis bestätigen wir Ihnen mit der Fahrt; ab dann ist er fix.',
      rough: 'Eine Adresse ist nur ungefähr bekannt. Den Preis bestätigen wir Ihnen mit der Fahrt; ab dann ist er fix.',
      needsConfirmation: 'Die Aufteilung auf die Länder bestätigen wir Ihnen mit der Fahrt.',
      /** The price of an ordered ride is never changed (docs/rules/money.md, Rides). */
      paidOnline: 'Was Sie online bezahlen, ist der endgültige Preis, auch wenn er hier mit „ca.“ steht.',
    },
  },
  {
    summary: {
      title: 'Summary',
      flight: (number) => `Flight ${number}`,
      changeFlight: 'Change the flight number',
      rough: 'approximate',
      toPlace: (from, to) => `${from} to ${to}`,
    },
    split: {
      caption: 'Tax per country',
      country: 'Country',
      km: 'km',
      net: 'Net',
      tax: 'VAT',
      total: 'Total',
      taxLine: (rate) => `VAT (${rate}%)`,
      note: 'Kilometres are rounded up to full kilometres per country. The price is checked once more by the same rules when you send it.',
      estimated: 'The distance is estimated. We confirm the price with the ride; from then on it is fixed.',
      rough:
        'One address is known only roughly. We confirm the price together with your ride; from then on it is fixed.',
      needsConfirmation: 'We confirm the split between the countries with the ride.',
      paidOnline: 'What you pay online is the final price, even if it is shown as “approx.” here.',
    },
  },
)
