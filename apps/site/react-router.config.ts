import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress-files.ts'

/** One server bundle and the browser's files, both in `apps/site/build`; apps/server/site mounts them in Fastify. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFiles(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
