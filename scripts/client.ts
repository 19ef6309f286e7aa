import { fileURLToPath } from 'node:url'
import { openApiText } from '#apps/server/openapi-text.ts'
import { buildClient } from '../packages/client/build.ts'

// `npm run client`: builds the package `@servus/client` from the contract, as packages/client/README.md describes it.
buildClient(JSON.parse(await openApiText()), fileURLToPath(new URL('../packages/client/dist', import.meta.url)))
console.log('packages/client/dist is up to date.')
