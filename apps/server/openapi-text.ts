import { describeCalls } from '#platform/http/openapi.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { composeServus } from './compose/composition.ts'

/** The required content of docs/openapi.json. */
export const openApiText = (): string =>
  `${JSON.stringify(describeCalls(composeServus(), { title: 'Servus', version: packageJson.version }), null, 1)}\n`
