/**
 * The format of places.json. Each list is a column: it has one entry for each place. Places are sorted by inhabitants. Degrees are in
 * ten-thousandths.
 */
export interface GazetteerFile {
  /** Source of the data. It must be shown where the data is used. */
  credit: string
  countries: string[]
  regions: string[]
  /** One name per line. */
  names: string
  /** Index into `countries`. */
  country: number[]
  /** Index into `regions` plus one; 0: none. */
  region: number[]
  /** Inhabitants in hundreds. */
  hundreds: number[]
  lng: number[]
  lat: number[]
  /** Place index → [German name, English name, other names]. */
  named: Record<number, [de: string, en: string, ...also: string[]]>
  airports: [
    iata: string,
    de: string,
    en: string,
    country: string,
    city: string,
    lng: number,
    lat: number,
    large: boolean,
  ][]
}
