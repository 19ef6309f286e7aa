/** The prices that a partner pays for rides instead of the normal prices (docs/rules/partners.md, Own rates). */
export interface PartnerRates {
  /** Discount in percent on the normal price per kilometre; 0: no discount. It does not apply to vehicles that have a price in `pricePerKm`. */
  percentOff: number
  /**
   * The partner's price per kilometre for each vehicle (key: product id), as a decimal including the tax of the home country. It replaces the
   * vehicle's normal price and its distance tiers.
   */
  pricePerKm: Readonly<Record<string, number>>
}
