// `npm test`: all checks and tests, also on a machine where nothing is installed. `npm run check`: types, lint, format, boundaries,
// unused exports, file lengths. Plain JavaScript for Node 18 and newer. Failures are listed again at the end. The last line is `N passed,
// N failed`. The exit code is 0 only if nothing failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStale } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { ensureInstalled, nodeOf } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const results = join(root, 'test-results')
let passed = 0
let failed = 0
/** The failures, one line each. */
const failures = []

const count = (ok, bad) => {
  passed += ok
  failed += bad
}
const title = (text) => console.log(`\n── ${text}`)

/** Runs one program with our Node first in the PATH. Its output goes to the terminal. */
const run = (program, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...options.env },
    })
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })

/** Runs a check, which counts as one test. */
async function check(name, program, args, options) {
  title(name)
  const code = await run(program, args, options)
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  if (code !== 0) failures.push(name)
}

async function checks() {
  if (existsSync(join(root, 'apps/site')))
    await run(join(bin, 'react-router'), ['typegen'], { cwd: join(root, 'apps/site') })
  await check('types', join(bin, 'tsc'), ['-p', 'tsconfig.json'])
  await check('lint', join(bin, 'oxlint'), ['--quiet'])
  await check(
    'format',
    join(bin, 'oxfmt'),
    ['--check', 'packages', 'modules', 'apps', 'demo', 'e2e', 'bench', 'scripts'].filter(
      (path) => path.startsWith('-') || existsSync(join(root, path)),
    ),
  )
  await check('boundaries', nodeOf(root), ['scripts/boundaries/run.ts'])
  await check('unused exports', nodeOf(root), ['scripts/unused-exports/run.ts'])
  await check('file lengths', nodeOf(root), ['scripts/file-length/run.ts'])
}

/** Runs the unit and database tests. Each of these tests counts as one. */
async function vitest() {
  title('unit and database tests')
  const report = join(results, 'vitest.json')
  const names = join(results, 'vitest-failures.json')
  for (const file of [report, names]) rmSync(file, { force: true })
  const reporters = ['default', 'json', join(root, 'scripts/name-failures.mjs')].map((name) => `--reporter=${name}`)
  const code = await run(join(bin, 'vitest'), ['run', ...reporters, `--outputFile.json=${report}`], {
    env: { SERVUS_TEST_FAILURES: names },
  })
  const named = existsSync(names) ? JSON.parse(readFileSync(names, 'utf8')) : ['vitest ended before its tests did']
  failures.push(...named)
  countReport(report, code, (json) => [
    json.numPassedTests,
    json.numFailedTests +
      (json.testResults ?? []).filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  ])
}

async function build() {
  title('build')
  try {
    await buildStale(root)
    count(1, 0)
  } catch (error) {
    failures.push(`build: ${error.message}`)
    count(0, 1)
  }
}

/** Browser tests on a real server. Each of these tests counts as one. A missing browser is a failure and is never skipped. */
async function browser() {
  if (!existsSync(join(root, 'e2e/playwright.config.ts'))) return
  title('browser tests')
  const chromium = findChromium()
  if (!chromium.ok) {
    failures.push(chromium.problem)
    return count(0, 1)
  }
  const report = join(results, 'playwright.json')
  rmSync(report, { force: true })
  const code = await run(join(bin, 'playwright'), ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_ENV: 'production' },
  })
  countReport(report, code, ({ stats, errors, suites }) => {
    failures.push(...errors.map(({ message }) => `browser: ${message}`), ...failedSpecs(suites))
    return [stats.expected, stats.unexpected + stats.flaky]
  })
}

const failedSpecs = (suites = []) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...failedSpecs(suite.suites),
  ])

/**
 * Adds the passed and failed tests of a report to the totals. A runner may fail without naming a failed test. This counts as one failure,
 * so that it is not hidden.
 */
function countReport(file, code, read) {
  let [ok, bad] = [0, 0]
  try {
    ;[ok, bad] = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    bad = 1
  }
  if (code !== 0 && bad === 0) bad = 1
  count(ok, bad)
}

ensureInstalled(root)
mkdirSync(results, { recursive: true })
const only = process.argv[2]
// Settings and servers of another environment must not affect the tests.
for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT', 'NODE_ENV']) delete process.env[name]
await checks()
if (only !== 'check') {
  // The build is first, because some tests start the server as an operator does, including its pages.
  await build()
  await vitest()
  await browser()
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
