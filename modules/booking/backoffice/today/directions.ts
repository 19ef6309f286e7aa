/**
 * Link to a map with the way from the driver's position to a place ([longitude, latitude]). Nothing is loaded before the click, and the
 * link does not contain the guest's name.
 */
export const directionsTo = ([longitude, latitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)},${longitude.toFixed(5)}`
