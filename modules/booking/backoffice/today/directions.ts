/**
 * Link to a route from here to a place ([longitude, latitude]). Phones open it in their own maps; nothing is loaded before the click, and the
 * link carries no name of the guest.
 */
export const directionsTo = ([longitude, latitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)},${longitude.toFixed(5)}`
