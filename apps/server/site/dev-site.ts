import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Plugin, ViteDevServer } from 'vite'
import type { SiteBuild } from './site-build.ts'
import { stylesImportedBy } from './imported-styles.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const site = join(root, 'apps/site')

/** Paths that Vite serves: its client, sources below apps/site, sources in other folders, and packages. */
const isOfVite = /^\/(@|app\/|node_modules\/|\.react-router\/)/

/**
 * The site from its sources, for `npm run dev`. A changed component is replaced in the open page and keeps its state. A changed style is
 * loaded again. A change of code that only the server runs reloads the page. Vite is loaded only here, because the product's image does not
 * contain Vite.
 */
export async function openDevSite(
  app: FastifyInstance,
  cacheDir = join(site, '.react-router/vite'),
): Promise<() => Promise<SiteBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: site,
    configFile: join(site, 'vite.config.ts'),
    // A bundled configuration would be a new file in a watched folder. Each new file restarts the server, so it would restart again and
    // again.
    configLoader: 'native',
    cacheDir,
    appType: 'custom',
    // Hot reload uses the port and origin of the site, so that the content policy of the pages allows its connection.
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
    plugins: [reloadOnServerChange(), routerless()],
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    if (isOfVite.test(request.url)) vite.middlewares(request.raw, reply.raw, () => next())
    else next()
  })
  return () => readSources(vite)
}

/** Reloads the page after a change of code that only the server runs: the open page has no part that could be replaced. */
const reloadOnServerChange = (): Plugin => ({
  name: 'servus:reload-on-server-change',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' })
  },
})

const noRouter = '\0virtual:servus-no-router'

/**
 * React Router's hot reload tells the router of the page to load its data again. Content pages have no router, so this plugin gives them
 * a router object that does nothing.
 */
const routerless = (): Plugin => ({
  name: 'servus:no-router',
  resolveId: (id) => (id === noRouter ? id : undefined),
  load: (id) =>
    id === noRouter ? 'globalThis.__reactRouterDataRouter ??= { revalidate: () => Promise.resolve() }' : undefined,
})

async function readSources(vite: ViteDevServer): Promise<SiteBuild> {
  const server = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const styles = (source: string) => stylesImportedBy(source, read).map((path) => `/@fs${root}${path}`)
  const { hmr, entry } = server.assets
  return {
    server,
    mode: 'development',
    files: {
      entry: entry.module,
      firstScripts: ['/@vite/client', `/@id/${noRouter.replace('\0', '__x00__')}`, ...(hmr ? [hmr.runtime] : [])],
      rootStyles: styles('apps/site/app/root.tsx'),
      of: (source) => ({ scripts: [], styles: styles(source) }),
    },
  }
}
