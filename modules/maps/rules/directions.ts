/**
 * The URL of an OpenStreetMap page that shows the way to a place. The place is given as [longitude, latitude]. The URL contains nothing else,
 * for example not the guest's name. Nothing is loaded before somebody clicks the link.
 */
export const directionsTo = ([longitude, latitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)},${longitude.toFixed(5)}`
