import { mkdirSync, writeFileSync } from 'node:fs'
import { openApiText } from '#apps/server/openapi-text.ts'

// `npm run openapi`: writes docs/openapi.json again after a contract has changed.
mkdirSync(new URL('../docs/', import.meta.url), { recursive: true })
writeFileSync(new URL('../docs/openapi.json', import.meta.url), await openApiText())
console.log('docs/openapi.json is up to date.')
