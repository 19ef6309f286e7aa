import { branchesPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { configPort, pageDraftsPort } from '#modules/content/ports.ts'
import { addPicturePort } from '#modules/media/ports.ts'
import type { BrandCore } from '#platform/module.ts'
import { checkedFetch } from '#platform/outgoing/checked-fetch.ts'
import { serverModule } from '#platform/server-module.ts'
import { aiContentEndpoints } from '../contract.ts'
import { aiContentErrors } from '../words/errors.ts'
import type { HttpDeps } from './adapters/provider.ts'
import { anthropicConnection, openaiConnection, providerOf } from './connections.ts'
import { factsOf } from './facts.ts'
import { aiContentHandlers } from './handlers.ts'
import { aiContentRights } from './rights.ts'
import { tidyJob } from './run.ts'
import { budgetOf } from './spending.ts'

const httpOf = ({ settings }: Pick<BrandCore, 'settings'>): HttpDeps => ({
  fetch: checkedFetch(settings),
  wait: (ms, signal) =>
    new Promise((done, stopped) => {
      const timer = setTimeout(done, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        stopped(new Error('stopped while waiting'))
      })
    }),
})

/** The server part of the AI module: proposals for texts of the website, and pictures for the library (docs/rules/content.md, AI content). */
export const aiContentModule = serverModule({
  name: 'ai-content',
  endpoints: aiContentEndpoints,
  withoutKeys: ['content-ai'],
  rights: aiContentRights,
  errors: aiContentErrors,
  connections: [anthropicConnection, openaiConnection],
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    pages: pageDraftsPort,
    config: configPort,
    branches: branchesPort,
    catalogue: cataloguePort,
    addPicture: addPicturePort,
  },
  open(core, needed) {
    const http = httpOf(core)
    const provider = core.connections.use([anthropicConnection, openaiConnection], (one, other) =>
      providerOf({ anthropic: one, openai: other }, http),
    )
    const zone = async () => (await needed.branches())[0]?.timeZone ?? 'Europe/Vienna'
    const budget = async () => budgetOf(core, provider(), await zone(), (await needed.config()).currency)
    return {
      handlers: aiContentHandlers(core, {
        drafts: needed.pages,
        provider,
        facts: () => factsOf(needed),
        zone,
        budget,
        addPicture: needed.addPicture,
      }),
      jobs: [tidyJob(core)],
    }
  },
})
