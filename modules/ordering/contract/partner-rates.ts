/** What a partner pays for rides (docs/rules/partners.md, Own rates). */
export interface PartnerRates {
  /** Off the price per km of every vehicle that has no price of its own; 0: nothing. */
  percentOff: number
  /** Own price per km by the id of the vehicle, as decimal, with the home country's tax in it. It replaces price and distance tiers. */
  pricePerKm: Readonly<Record<string, number>>
}
