import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,modules,apps,demo,scripts,bench}/**/*.test.{ts,tsx,mjs}'],
    exclude: [...configDefaults.exclude, '**/build/**', '**/dist/**'],
    globalSetup: ['packages/testing/global-setup.ts'],
    setupFiles: ['packages/testing/wait-longer.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Waits end as soon as they are met; a busy machine is no failure.
    expect: { poll: { timeout: 20_000 } },
  },
})
