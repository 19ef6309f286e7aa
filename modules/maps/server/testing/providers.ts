import { directionsAnswer, pointsOf } from './directions-answer.ts'
import { type KnownPlace, knownPlaces, placesNamed } from './places.ts'
import { openStandIn, type StandIn, type StandInReply } from './stand-in.ts'

/**
 * The only access token that Mapbox's stand-in accepts. All stand-ins use the formats and error codes of the real providers (docs/rules/maps.md,
 * Mapbox and Photon and OSRM).
 */

export const standInToken = 'pk.stand-in'

export const mapboxStandIn = (port?: number): Promise<StandIn> =>
  openStandIn((url): Promise<StandInReply> | StandInReply => {
    if (url.searchParams.get('access_token') !== standInToken) {
      return { status: 401, json: { message: 'Not Authorized - Invalid Token' } }
    }
    const { pathname } = url
    if (pathname.startsWith('/directions/v5/mapbox/driving/')) {
      const points = pointsOf(pathname)
      if (!points) return { status: 422, json: { code: 'InvalidInput', message: 'Coordinate is invalid' } }
      return directionsAnswer(points, { withAdmins: true, failureStatus: 200 })
    }
    if (pathname.startsWith('/directions/'))
      return { status: 404, json: { code: 'ProfileNotFound', message: 'Profile not found' } }
    if (!url.searchParams.get('session_token')) return { status: 400, json: { message: 'session_token is required' } }
    if (pathname === '/search/searchbox/v1/suggest') {
      const suggestions = placesNamed(url.searchParams.get('q') ?? '').map(mapboxProperties)
      return { status: 200, json: { suggestions, attribution: '© 2026 Mapbox', response_id: 'stand-in' } }
    }
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    const found = knownPlaces.find((place) => `mbx.${place.key}` === id)
    if (!found) return { status: 404, json: { message: 'Not Found' } }
    const geometry = { type: 'Point', coordinates: found.location }
    const feature = { type: 'Feature', geometry, properties: mapboxProperties(found) }
    return { status: 200, json: { type: 'FeatureCollection', features: [feature], attribution: '© 2026 Mapbox' } }
  }, port)

function mapboxProperties(place: KnownPlace) {
  const address = [place.street, place.number].filter(Boolean).join(' ')
  const town = [place.postcode, place.city].filter(Boolean).join(' ')
  const isTown = place.osm[0] === 'place' && !place.number
  return {
    name: place.name,
    mapbox_id: `mbx.${place.key}`,
    feature_type: place.maki ? 'poi' : isTown ? 'place' : 'address',
    ...(address ? { address, full_address: `${address}, ${town}, ${place.country}` } : {}),
    place_formatted: isTown ? place.country : `${town}, ${place.country}`,
    context: {
      country: { name: place.country, country_code: place.code.toUpperCase() },
      region: { name: place.region },
      ...(place.postcode ? { postcode: { name: place.postcode } } : {}),
      place: { name: place.city },
    },
    language: 'de',
    ...(place.maki ? { maki: place.maki } : {}),
    metadata: {},
  }
}

export const osrmStandIn = (port?: number): Promise<StandIn> =>
  openStandIn((url): Promise<StandInReply> | StandInReply => {
    if (!url.pathname.startsWith('/route/v1/driving/'))
      return { status: 400, json: { code: 'InvalidUrl', message: 'URL string malformed' } }
    const points = pointsOf(url.pathname)
    if (!points)
      return { status: 400, json: { code: 'InvalidQuery', message: 'Query string malformed close to position 0' } }
    return directionsAnswer(points, { withAdmins: false, failureStatus: 400 })
  }, port)

export const photonStandIn = (port?: number): Promise<StandIn> =>
  openStandIn((url) => {
    if (url.pathname !== '/api') return { status: 404, json: { message: 'Not Found' } }
    if (!url.searchParams.get('q')) return { status: 400, json: { message: "missing search term 'q'" } }
    const features = placesNamed(url.searchParams.get('q') ?? '').map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: place.location },
      properties: {
        osm_type: 'W',
        osm_id: Number(place.key),
        osm_key: place.osm[0],
        osm_value: place.osm[1],
        type: place.number ? 'house' : 'city',
        ...(place.name.startsWith('Mariahilfer') ? {} : { name: place.name }),
        ...(place.street ? { street: place.street, housenumber: place.number } : {}),
        ...(place.postcode ? { postcode: place.postcode } : {}),
        city: place.city,
        state: place.region,
        country: place.country,
        countrycode: place.code.toUpperCase(),
      },
    }))
    return { status: 200, json: { type: 'FeatureCollection', features } }
  }, port)
