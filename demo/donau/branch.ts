import type { BranchInput } from '#modules/branches/contract.ts'

/** The only branch of the demo business: rides, day and night. */
export const donauBranch: BranchInput = {
  identifier: 'donau',
  name: 'Donau Chauffeur Wien',
  kind: 'rides',
  description: 'Chauffeurdienst und Flughafentransfer in Wien.',
  street: 'Obere Donaustraße 77',
  zipCode: '1020',
  city: 'Wien',
  country: 'AT',
  longitude: 16.3766,
  latitude: 48.2143,
  phone: '+43 1 890 12 34',
  email: 'fahrt@donau.example',
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
  isAppointmentRequired: true,
  leadTimeMinutes: 60,
  waitingMinutes: 15,
  airportWaitingMinutes: 60,
  freeCancelHours: 24,
  homeCountry: 'AT',
  countryTaxes: { AT: 10 },
  isTakeawayEnabled: true,
  isTakeawayEmailRequired: true,
  isTakeawayPhoneRequired: true,
  // From the first visit to the request a guest types at most seven fields on a phone. Drivers need no postal address.
  isTakeawayAddressRequired: false,
  isCashEnabled: true,
  isMollieEnabled: true,
  isTipEnabled: true,
}
