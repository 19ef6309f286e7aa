/** What a partner pays for rides (docs/rules/partners.md, Own rates). */
export interface PartnerRates {
  /** Discount in percent on the price per km. It applies to vehicles that are not in `pricePerKm`; 0: no discount. */
  percentOff: number
  /** The partner's price per km by vehicle id, as a decimal that includes the home country's tax. It replaces price and distance tiers. */
  pricePerKm: Readonly<Record<string, number>>
}
