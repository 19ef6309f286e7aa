import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readInit } from '#contract/init.ts'
import { dataOf } from './ask.ts'
import { measured } from './processes.ts'

const host = 'localhost'

/** Renders the landing page with the content of a running server, in a separate process. */
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
  return measured('render-page.ts', [file, String(Math.min(0.7, seconds)), String(rounds)])
}
