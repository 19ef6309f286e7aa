/**
 * The format of places.json. `names`, `country`, `region`, `hundreds`, `lng` and `lat` have one entry for each place, sorted in the same
 * way: the place with the most inhabitants first. Coordinates are in ten-thousandths of a degree.
 */
export interface GazetteerFile {
  /** The source of the data. Pages that show the data must name it. */
  credit: string
  countries: string[]
  regions: string[]
  /** The names of all places in one text, one name in each line. */
  names: string
  /** The country of each place: its position in `countries`. */
  country: number[]
  /** The region of each place: its position in `regions` plus one, or 0 for no region. */
  region: number[]
  /** The inhabitants of each place, divided by 100. */
  hundreds: number[]
  lng: number[]
  lat: number[]
  /** Names in other languages, for some places only. Key: the position of the place in the lists. */
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
