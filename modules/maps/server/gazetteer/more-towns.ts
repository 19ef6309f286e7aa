import type { CountryCode, LngLat } from '../../rules/route.ts'

/** [country, GeoNames code of the region, name, inhabitants, coordinates of its centre]. */
type Town = readonly [country: CountryCode, adminCode: string, name: string, inhabitants: number, location: LngLat]

/** Small towns to which many rides go. They were added by hand, because the source contains no towns this small. */
export const moreTowns: readonly Town[] = [
  ['AT', '04', 'Hallstatt', 750, [13.6493, 47.5622]],
  ['AT', '04', 'Hinterstoder', 900, [14.1519, 47.6958]],
  ['AT', '05', 'Großgmain', 2600, [12.9083, 47.7244]],
  ['AT', '05', 'Obertauern', 300, [13.5586, 47.2494]],
  ['AT', '06', 'Bad Mitterndorf', 4900, [13.9325, 47.5556]],
  ['AT', '07', 'Hintertux', 300, [11.6764, 47.1097]],
  ['AT', '07', 'Kühtai', 100, [11.0215, 47.214]],
  ['AT', '07', 'Obergurgl', 400, [11.0272, 46.87]],
  ['AT', '07', 'Pertisau', 600, [11.7028, 47.4403]],
  ['AT', '08', 'Zürs', 100, [10.1625, 47.168]],
  ['DE', '02', 'Ettal', 800, [11.0942, 47.5694]],
  ['CH', 'BE', 'Mürren', 450, [7.8924, 46.559]],
  ['CH', 'BE', 'Wengen', 1300, [7.9219, 46.6056]],
  ['CH', 'VS', 'Crans-Montana', 10_000, [7.4806, 46.31]],
]
