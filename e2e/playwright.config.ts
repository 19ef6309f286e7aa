import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

const chromium = findChromium()
if (!chromium.ok) throw new Error(chromium.problem)
// Chromium has no sandbox if it runs as root. The tests load only pages of this machine.
const isRoot = process.getuid?.() === 0
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-features=MediaRouter,OptimizationHints,Translate',
  // A machine without a graphics card would emulate one, which uses most of a processor core.
  '--disable-gpu',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
]

/**
 * Browser tests on real servers: each worker has its own server with its own database. A test that fails now and then is a bug, so there are
 * no retries.
 */
export default defineConfig({
  testDir: '..',
  // Specs that need only one module are in the folder of that module, and are deleted with it.
  testMatch: ['e2e/specs/**/*.spec.ts', 'e2e/faults/**/*.spec.ts', 'modules/*/e2e/*.spec.ts'],
  outputDir: '../test-results/browser',
  globalSetup: './support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The timeouts are long for busy machines: a test that passes never waits this long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: chromium.path,
      args: [...(isRoot ? ['--no-sandbox'] : []), ...quiet],
    },
  },
})
