import { fileURLToPath } from 'node:url'
import { openApiText } from '#apps/server/openapi-text.ts'
import { buildClient, copyExamples } from '../packages/client/build.ts'

// `npm run client`: builds the package `@servus/client` from the contract, as packages/client/README.md describes it.
const folder = fileURLToPath(new URL('../packages/client/dist', import.meta.url))
buildClient(JSON.parse(await openApiText()), folder)
copyExamples(`${folder}/examples`)
console.log('packages/client/dist is up to date.')
