import { messages } from '#i18n/messages.ts'

/** Texts of the slip that is printed for a ride. */
export const ridePrintTexts = messages(
  {
    from: 'Von',
    to: 'Nach',
    rough: 'ungefähr',
    flight: 'Flug',
    vehicle: 'Fahrzeug',
    persons: 'Personen',
    accessories: 'Zubehör',
    distance: 'Strecke',
    km: (km: number) => `${String(km).replace('.', ',')} km`,
    tax: (rate: number) => `enthaltene MwSt. ${String(rate).replace('.', ',')} %`,
  },
  {
    from: 'From',
    to: 'To',
    rough: 'approximate',
    flight: 'Flight',
    vehicle: 'Vehicle',
    persons: 'Passengers',
    accessories: 'Extras',
    distance: 'Distance',
    km: (km) => `${km} km`,
    tax: (rate) => `VAT included ${rate} %`,
  },
)
