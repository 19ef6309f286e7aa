import { main } from '#apps/print-agent/main.ts'
import { type BareContext, CommandFailed } from './command.ts'

/** Runs the print agent from the sources. The standalone program is built in apps/print-agent. */
export async function printAgent({ options, positionals, config }: BareContext): Promise<void> {
  const given = (['file', 'printers'] as const).flatMap((name) =>
    (options[name] ?? []).slice(-1).map((value) => `--${name}=${value}`),
  )
  const code = await main([...positionals, ...given], { STATE_DIRECTORY: config.dataFolder })
  if (code !== 0) throw new CommandFailed('The print agent did not start.')
}
