/** The prices that a partner pays for rides instead of the normal prices (docs/rules/partners.md, Own rates). */
export interface PartnerRates {
  /** Discount in percent on the normal price per kilometre; 0: no discount. It does not apply to vehicles that have a price in `pricePerKm`. */
  percentOff: number
  /**
   * The partner's price per kilometre for each vehicle (key: product id). It includes the tax of the home country, and replaces the
   * vehicle's normal price and its prices for longer distances.
   */
  pricePerKm: Readonly<Record<string, number>>
}
