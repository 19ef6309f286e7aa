import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openAgentFile } from '#modules/devices/agent/agent-file.ts'
import { runAgent } from '#modules/devices/agent/run-agent.ts'
import { agentPrinters } from '#modules/devices/rules/print-agent.ts'
import { agentProgramTexts } from '#modules/devices/words/agent-program.ts'
import packageJson from '../../package.json' with { type: 'json' }

const isLocal = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')

/**
 * Runs the print agent until the process gets a stop signal. Returns the exit code. `environment`: LANG is the language of the output.
 * STATE_DIRECTORY is the folder of the file in which the agent stores its state.
 */
export async function main(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const texts = agentProgramTexts(/^de/i.test(environment['LANG'] ?? '') ? 'de' : 'en')
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { file: { type: 'string' }, printers: { type: 'string' } },
  })
  const address = positionals[0] ?? ''
  if (!URL.canParse(address)) {
    say(texts.noAddress)
    return 64
  }
  const url = new URL(address)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) {
    say(texts.noHttps)
    return 64
  }
  const folder = environment['STATE_DIRECTORY']
  const path = values.file ?? (folder ? join(folder, 'agent.json') : join(homedir(), '.servus-print-agent.json'))
  let file: ReturnType<typeof openAgentFile>
  try {
    file = openAgentFile(path, url.origin)
  } catch (error) {
    say(texts.noFile(path, error instanceof Error ? error.message : String(error)))
    return 73
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  await runAgent({
    server: url.origin,
    file,
    allowed: values.printers ?? agentPrinters,
    version: packageJson.version,
    texts,
    say,
    fetch,
    stop: stop.signal,
    waitSeconds: 25,
  })
  return 0
}
