import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress-files.ts'

/** Builds one bundle for the server and the files for the browser, both into `apps/site/build`. apps/server/site serves them with Fastify. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFiles(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
