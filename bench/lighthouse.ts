import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../scripts/chromium.mjs'
import type { Bench } from './compare.ts'
import { figuresOf } from './figures.ts'
import { branch } from './fill-products.ts'
import { startOurs } from './processes.ts'
import type { Place } from './rides.ts'

const run = promisify(execFile)

/** The tool is not a dependency of the project: it is installed for this run, in a separate folder. */
const tool = 'lighthouse@12.8.2'
const perfect = figuresOf([100])

interface Report {
  categories: { performance: { score: number } }
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', { numericValue: number }>
}

/** Lighthouse for phones, with its simulated slow connection: score, largest paint and blocked time of each page. The reference is a perfect score. */
export async function measureLighthouse(
  bench: Bench,
  { place, rideHost, foodHost }: { place: Place; rideHost: string; foodHost: string },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'servus-lighthouse-'))
  try {
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, tool])
    const server = await startOurs(place)
    try {
      const pages = {
        landing: `http://${rideHost}:${server.port}/de/startseite`,
        restaurant: `http://${foodHost}:${server.port}/de/startseite`,
        storefront: `http://${foodHost}:${server.port}/de/store/${branch.identifier}`,
        'sign-in': `http://${foodHost}:${server.port}/backend/login`,
      }
      for (const [name, url] of Object.entries(pages)) {
        const reports: Report[] = []
        for (let n = 0; n < bench.rounds; n++) reports.push(await reportAgainOf(folder, url))
        const all = (pick: (report: Report) => number) => figuresOf(reports.map(pick))
        const paint = all(({ audits }) => audits['largest-contentful-paint'].numericValue)
        const blocked = all(({ audits }) => audits['total-blocking-time'].numericValue)
        bench.add(
          `lighthouse.${name}`,
          'of 100',
          all(({ categories }) => categories.performance.score * 100),
          perfect,
        )
        bench.add(`lighthouse.${name}.lcp`, 'ms', paint, paint, 'less')
        bench.add(`lighthouse.${name}.tbt`, 'ms', blocked, blocked, 'less')
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lighthouse sometimes records no trace and asks to be run again. It is run again at most twice. */
async function reportAgainOf(folder: string, url: string): Promise<Report> {
  for (let again = 2; ; again--) {
    try {
      return await reportOf(folder, url)
    } catch (error) {
      if (again === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    }
  }
}

async function reportOf(folder: string, url: string): Promise<Report> {
  const found = findChromium()
  if (!found.ok) throw new Error(found.problem)
  const output = join(folder, 'report.json')
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  await run(
    join(folder, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: found.path } },
  )
  return JSON.parse(readFileSync(output, 'utf8')) as Report
}
