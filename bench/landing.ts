import { writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readInit } from '#modules/content/rules/read-init.ts'
import { ask, dataOf } from './ask.ts'
import { measured } from './processes.ts'

const root = new URL('..', import.meta.url)
const host = 'localhost'

/** Everything that the landing page loads as script, gzipped, in kB. */
export async function landingScripts(port: number): Promise<number> {
  const html = (await ask(port, host, '/de/startseite')).bytes.toString('utf8')
  const found = [
    ...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ...html.matchAll(/"(\/assets\/[^"]+\.js)"/g),
  ]
  const paths = new Set(found.map(([, path = '']) => path))
  let bytes = 0
  for (const path of paths) bytes += gzipSync((await ask(port, host, path)).bytes, { level: 9 }).byteLength
  return bytes / 1000
}

/** React DOM alone, as every page with React carries it. */
export const reactScripts = (): number =>
  [
    'react/cjs/react.production.js',
    'react-dom/cjs/react-dom-client.production.js',
    'react-dom/cjs/react-dom.production.js',
    'scheduler/cjs/scheduler.production.js',
  ]
    .map((file) => gzipSync(readFileSync(new URL(`node_modules/${file}`, root)), { level: 9 }).byteLength)
    .reduce((sum, bytes) => sum + bytes, 0) / 1000

/** Renderings of the landing page with a running server's content, in a process of their own. */
export async function renderings(
  port: number,
  folder: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ ours: number[]; reference: number[] }> {
  const init = readInit(await dataOf<never>(port, host, '/api/init'))
  const summary = init.sites.find((site) => site.locale === 'de' && site.type === 'custom_home')
  const home = await dataOf<unknown>(
    port,
    host,
    `/api/sites/public?locale=de&path=${encodeURIComponent(summary?.path ?? '')}`,
  )
  const file = join(folder, 'landing.json')
  writeFileSync(file, JSON.stringify({ init, home }))
  return measured('render-page.ts', [file, String(Math.min(0.7, seconds)), String(rounds + 2)])
}
