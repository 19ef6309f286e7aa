import { describeCalls } from '#platform/http/openapi.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { contracts } from './compose/contracts.ts'

/** What docs/openapi.json must hold. */
export const openApiText = (): string =>
  `${JSON.stringify(describeCalls(contracts, { title: 'Servus', version: packageJson.version }), null, 1)}\n`
