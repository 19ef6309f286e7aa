import { messages, plural } from '#i18n/messages.ts'

/** Texts of the booking form about children and luggage, exact addresses, and what the price includes. */
export const rideSheetTexts = messages(
  {
    party: {
      children: {
        label: 'Kinder',
        less: 'Weniger Kinder',
        more: 'Mehr Kinder',
        spoken: (n: number) => plural(n, { one: '1 Kind', other: `${n} Kinder` }),
      },
      luggage: {
        label: 'Gepäck',
        less: 'Weniger Gepäck',
        more: 'Mehr Gepäck',
        spoken: (n: number) => plural(n, { one: '1 Gepäckstück', other: `${n} Gepäckstücke` }),
      },
    },
    exact: {
      from: (town: string) => `Wo genau in ${town}?`,
      to: (town: string) => `Wohin genau in ${town}?`,
      placeholder: 'Straße und Hausnummer, Hotel …',
      /** Before `missing` in the list of all errors, which may contain it for both ends of the ride. */
      listed: {
        from: (town: string) => `Start in ${town}: `,
        to: (town: string) => `Ziel in ${town}: `,
      },
      missing:
        'Bitte nennen Sie die genaue Adresse (mindestens 3 Zeichen), zum Beispiel Straße und Hausnummer oder das Hotel.',
    },
    terms: {
      waiting: (n: number) => `${n} Min. Wartezeit inklusive`,
      waitingAirport: (n: number) => `${n} Min. Wartezeit ab der Landung inklusive`,
      cancel: (hours: number) => `Bis ${hours} Std. vorher kostenlos stornierbar`,
      cancelOver: (hours: number) =>
        `Beginn in weniger als ${hours} Std.: nach der Bestätigung nicht kostenlos stornierbar`,
    },
  },
  {
    party: {
      children: {
        label: 'Children',
        less: 'Fewer children',
        more: 'More children',
        spoken: (n) => plural(n, { one: '1 child', other: `${n} children` }),
      },
      luggage: {
        label: 'Luggage',
        less: 'Less luggage',
        more: 'More luggage',
        spoken: (n) => plural(n, { one: '1 piece of luggage', other: `${n} pieces of luggage` }),
      },
    },
    exact: {
      from: (town) => `Where exactly in ${town}?`,
      to: (town) => `Where to exactly in ${town}?`,
      placeholder: 'Street and number, hotel …',
      listed: {
        from: (town) => `Start in ${town}: `,
        to: (town) => `Destination in ${town}: `,
      },
      missing: 'Please give the exact address (at least 3 characters), for example street and number or the hotel.',
    },
    terms: {
      waiting: (n) => `${n} min waiting time included`,
      waitingAirport: (n) => `${n} min waiting time from the landing included`,
      cancel: (hours) => `Free cancellation until ${hours} h before`,
      cancelOver: (hours) => `Starts in less than ${hours} h: no free cancellation once confirmed`,
    },
  },
)
export type RideSheetTexts = ReturnType<typeof rideSheetTexts>
