import { messages, plural } from '#i18n/messages.ts'

/** Texts of the website about a branch: whether it is open, and how to get there (specification §2, Opening toolbar, Footer). */
export const branchSiteTexts = messages(
  {
    opening: {
      label: 'Öffnungszeiten',
      openCount: (n: number) => plural(n, { one: `${n} Standort geöffnet`, other: `${n} Standorte geöffnet` }),
      allClosed: 'Alle Standorte geschlossen',
      until: (time: string) => `Geöffnet bis ${time}`,
      closed: 'Geschlossen',
      opensAt: (day: string, time: string) => `Geschlossen, öffnet ${day} um ${time}`,
      today: 'heute',
      tomorrow: 'morgen',
      on: (day: string) => `am ${day}`,
      always: '24h geöffnet',
    },
    week: (from: string, to: string) => `${from} bis ${to}`,
    special: 'Besondere Tage',
    enquiry: 'Anfrage',
    planRoute: 'Route planen',
    areaMap: 'Schematische Karte der Umgebung',
  },
  {
    opening: {
      label: 'Opening hours',
      openCount: (n) => plural(n, { one: `${n} location open`, other: `${n} locations open` }),
      allClosed: 'All locations closed',
      until: (time) => `Open until ${time}`,
      closed: 'Closed',
      opensAt: (day, time) => `Closed, opens ${day} at ${time}`,
      today: 'today',
      tomorrow: 'tomorrow',
      on: (day) => `on ${day}`,
      always: 'Open 24 hours',
    },
    week: (from, to) => `${from} to ${to}`,
    special: 'Special days',
    enquiry: 'Enquire',
    planRoute: 'Plan route',
    areaMap: 'Schematic map of the area',
  },
)
