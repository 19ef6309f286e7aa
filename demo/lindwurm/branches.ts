import type { BranchInput } from '#modules/branches/contract.ts'

const payments = {
  isCashEnabled: true,
  isATMCardEnabled: true,
  isHydroAGVoucherEnabled: true,
  // Without keys of a payment provider the demo uses its own test terminal.
  isMollieEnabled: true,
} as const

const noContactAtTheTable = {
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDineInAddressRequired: false,
} as const

/** The inn in Munich: takeaway, delivery and tables. Closed on Mondays, with a break before Sunday evening. */
export const gasthaus: BranchInput = {
  identifier: 'lindwurm',
  name: 'Gasthaus Lindwurm',
  kind: 'orders',
  description: 'Bayerische Küche aus der Lindwurmstraße. Zum Abholen, zum Liefern oder gleich an Ihren Tisch.',
  street: 'Lindwurmstraße 204',
  zipCode: '80337',
  city: 'München',
  country: 'DE',
  longitude: 11.5449,
  latitude: 48.1246,
  phone: '+49 89 550 12 34',
  email: 'servus@lindwurm.example',
  timeZone: 'Europe/Berlin',
  openingHours: [
    { type: 'daily', from: '11:00', to: '22:30' },
    { type: 'monday', isClosed: true },
    { type: 'sunday', from: '10:00', to: '15:00' },
    { type: 'sunday', from: '17:00', to: '22:30' },
  ],
  isDeliveryHoursEnabled: true,
  deliveryHours: [
    { type: 'daily', from: '11:30', to: '14:30' },
    { type: 'daily', from: '17:00', to: '22:00' },
    { type: 'monday', isClosed: true },
    { type: 'sunday', from: '17:00', to: '21:30' },
  ],
  closedMessage: 'Unser Herd hat Pause. Vorbestellen können Sie trotzdem, wir kochen pünktlich für Sie.',
  translations: {
    en: {
      description: 'Bavarian cooking from Lindwurmstraße. To collect, delivered, or straight to your table.',
      closedMessage: 'Our stove is resting. You can order ahead all the same, and we will cook for you on time.',
    },
  },
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isPreorderEnabled: true,
  leadTimeMinutes: 20,
  homeCountry: 'DE',
  countryTaxes: { DE: 19 },
  deliveryAreas: [
    {
      area: 'Ludwigsvorstadt (80337)',
      price: 2.9,
      tax: 7,
      minimumOrderValue: 25,
      freeFromOrderValue: 60,
      postcodes: ['80336', '80337'],
    },
    {
      area: 'Isarvorstadt (80469)',
      price: 3.5,
      tax: 7,
      minimumOrderValue: 30,
      freeFromOrderValue: 70,
      postcodes: ['80469'],
    },
    { area: 'Sendling (81371)', price: 4.9, tax: 7, minimumOrderValue: 35, postcodes: ['81371', '81373'] },
    { area: 'Schwanthalerhöhe (80339)', price: 0, tax: 7, free: true, minimumOrderValue: 20, postcodes: ['80339'] },
  ],
  // The driver rings the bell and calls when nobody answers. An e-mail address is optional.
  isDeliveryEmailRequired: false,
  isDeliveryPhoneRequired: true,
  isDeliveryAddressRequired: true,
  isTakeawayEmailRequired: false,
  isTakeawayPhoneRequired: true,
  isTakeawayAddressRequired: false,
  ...noContactAtTheTable,
  ...payments,
}

/** The small coffee house in Vienna: ordering at the table, with nothing to type. Open past midnight. */
export const cafe: BranchInput = {
  identifier: 'cafe',
  name: 'Lindwurm Café Wien',
  kind: 'orders',
  description: 'Kaffeehaus der Lindwurm-Familie im vierten Bezirk. Bestellen Sie am Tisch, wir bringen alles zu Ihnen.',
  street: 'Margaretenstraße 42',
  zipCode: '1040',
  city: 'Wien',
  country: 'AT',
  longitude: 16.3635,
  latitude: 48.1952,
  phone: '+43 1 890 56 78',
  email: 'cafe@lindwurm.example',
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily', from: '06:00', to: '02:00' }],
  closedMessage: 'Die Kaffeemaschine schläft. Ab 6 Uhr duftet es wieder.',
  translations: {
    en: {
      description:
        'The Lindwurm family’s coffee house in Vienna’s fourth district. Order at your table and we bring it.',
      closedMessage: 'The coffee machine is asleep. It will smell of coffee again from 6 o’clock.',
    },
  },
  isTakeawayEnabled: true,
  isDeliveryEnabled: false,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isPreorderEnabled: false,
  homeCountry: 'AT',
  countryTaxes: { AT: 10 },
  isTakeawayEmailRequired: false,
  isTakeawayPhoneRequired: true,
  isTakeawayAddressRequired: false,
  ...noContactAtTheTable,
  ...payments,
}

/** Transport for guests to the inn and home. Day and night, with half an hour's notice. */
export const shuttle: BranchInput = {
  identifier: 'shuttle',
  name: 'Lindwurm Gästeshuttle',
  kind: 'rides',
  description: 'Wir holen Sie ab und bringen Sie nach dem Essen wieder heim.',
  street: 'Lindwurmstraße 204',
  zipCode: '80337',
  city: 'München',
  country: 'DE',
  longitude: 11.5449,
  latitude: 48.1246,
  phone: '+49 89 550 12 35',
  email: 'shuttle@lindwurm.example',
  timeZone: 'Europe/Berlin',
  openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
  translations: { en: { description: 'We fetch you for dinner and take you home afterwards.' } },
  isAppointmentRequired: true,
  leadTimeMinutes: 30,
  homeCountry: 'DE',
  countryTaxes: { DE: 19, AT: 10 },
  isTakeawayEnabled: true,
  isTakeawayEmailRequired: true,
  isTakeawayPhoneRequired: true,
  isTakeawayAddressRequired: false,
  isCashEnabled: true,
}
