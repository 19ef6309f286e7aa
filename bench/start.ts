import { spawnSync } from 'node:child_process'
import type { Bench } from './compare.ts'
import { figuresOf } from './figures.ts'
import { startOurs } from './processes.ts'

const root = new URL('..', import.meta.url)

/**
 * Measures the seconds from the start command to the first response, in a data folder that is set up. The reference is the time that npm alone
 * needs to start a script.
 */
export async function measureStart(bench: Bench, dataFolder: string): Promise<void> {
  const starts: number[] = []
  const npm: number[] = []
  for (let round = 0; round < bench.rounds; round++) {
    const begin = performance.now()
    const server = await startOurs({ dataFolder })
    starts.push((performance.now() - begin) / 1000)
    await server.stop()
    const idle = performance.now()
    spawnSync('npm', ['run', '--silent', 'nothing', '--if-present'], { cwd: root, stdio: 'ignore' })
    npm.push((performance.now() - idle) / 1000)
  }
  bench.add('start.second', 's', figuresOf(starts), figuresOf(npm), 'less')
}
