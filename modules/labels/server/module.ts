import { branchesPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { themeColoursPort } from '#modules/themes/ports.ts'
import { paperFonts } from '#platform/paper/paper.ts'
import { optional } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { labelEndpoints } from '../contract.ts'
import { labelErrors } from '../words/errors.ts'
import { labelCalls } from './calls.ts'
import { cardCalls } from './card-calls.ts'
import { labelTemplatesPort } from '../ports.ts'
import { forgetFacts } from './forget-facts.ts'
import { labelRights } from './rights.ts'

/**
 * The server part of the module: labels of products and table cards, printed on A4 sheets (specification §9, Label grids; docs/rules/printing.md,
 * Labels).
 */
export const labelsModule = serverModule({
  name: 'labels',
  errors: labelErrors,
  endpoints: labelEndpoints,
  rights: labelRights,
  scopes: { labels: { title: { de: 'Etiketten', en: 'Labels' }, groups: ['labels'] } },
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    catalogue: cataloguePort,
    config: configPort,
    templates: optional(labelTemplatesPort),
    branches: branchesPort,
    colours: themeColoursPort,
  },
  open(core, { branches, catalogue, colours, config, templates }) {
    return {
      jobs: [forgetFacts(core)],
      handlers: [
        ...labelCalls(core, {
          products: async () => (await catalogue()).products,
          currency: async () => (await config()).currency,
          templates: () => templates?.(),
          fonts: paperFonts,
        }),
        ...cardCalls(core, { branches, config, colours, fonts: paperFonts }),
      ],
    }
  },
})
