/**
 * Returns a link to a map website that shows the way to a place ([longitude, latitude]). It contains only the coordinates, not the guest's
 * name. Nothing is loaded before the driver clicks it.
 */
export const directionsTo = ([longitude, latitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)},${longitude.toFixed(5)}`
