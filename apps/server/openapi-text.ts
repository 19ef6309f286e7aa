import { describeCalls } from '#platform/http/openapi.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { composeServus } from './compose/composition.ts'
import { schemaNames } from './schema-names.ts'

/** Returns the text that docs/openapi.json must contain. */
export async function openApiText(): Promise<string> {
  const servus = composeServus()
  const described = describeCalls(servus, { title: 'Servus', version: packageJson.version }, await schemaNames(servus))
  return `${JSON.stringify(described, null, 1)}\n`
}
