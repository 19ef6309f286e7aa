import { messages } from '#i18n/messages.ts'

/** Texts on and next to maps. The texts of the address fields and of the line with distance and duration are in the booking module. */
export const mapsTexts = messages(
  {
    schematic: 'Schematische Karte',
    routeLabel: (from: string, to: string) => `Schematische Karte der Route von ${from} nach ${to}`,
    branchLabel: (name: string) => `Schematische Karte mit dem Standort ${name}`,
    directions: (name: string) => `Route zu „${name}“ planen (öffnet in neuem Tab)`,
    townMap: (name: string) => `Karte mit dem Standort ${name}`,
    credit: (sources: string) => `Ortsdaten und Routen: ${sources}.`,
  },
  {
    schematic: 'Schematic map',
    routeLabel: (from: string, to: string) => `Schematic map of the route from ${from} to ${to}`,
    branchLabel: (name: string) => `Schematic map showing ${name}`,
    directions: (name: string) => `Plan a route to ${name} (opens in a new tab)`,
    townMap: (name) => `Map showing ${name}`,
    credit: (sources) => `Places and routes: ${sources}.`,
  },
)
