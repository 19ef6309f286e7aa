/**
 * Runs a stand-in as a separate process and prints its address: `node modules/maps/server/testing/run.ts mapbox 41001`, `photon 41002` or
 * `osrm 41003`. Then start the server with this address in MAPBOX_URL (together with MAPBOX_TOKEN=pk.stand-in), PHOTON_URL or OSRM_URL.
 */
import { mapboxStandIn, osrmStandIn, photonStandIn } from './providers.ts'

const kinds = { mapbox: mapboxStandIn, photon: photonStandIn, osrm: osrmStandIn }
const [kind = '', port = '0'] = process.argv.slice(2)
if (!(kind in kinds)) throw new Error(`'${kind}' is no stand-in. Choose one of ${Object.keys(kinds).join(', ')}.`)
const standIn = await kinds[kind as keyof typeof kinds](Number(port))
process.stdout.write(`${standIn.url}\n`)
process.once('SIGTERM', () => void standIn.close())
process.once('SIGINT', () => void standIn.close())
