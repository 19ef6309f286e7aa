import { asTyped } from './cli/as-typed.ts'
import { hasDemo, missingDemo } from './compose/demo-folder.ts'
import type { Config } from './config.ts'
import type { RunningServer } from './serve.ts'

/**
 * Prints what the operator needs to know at the start: the addresses of each brand, the passwords of the demo, and how settings affect the server.
 */
export async function announce(server: RunningServer, config: Config): Promise<void> {
  const port = new URL(server.address).port
  const base = config.publicUrl ?? `http://localhost:${port}`
  const brands = await server.house.brands()
  const lines = ['', 'Servus is running.', '']
  for (const brand of brands) {
    const own = `http://${brand.id}.localhost:${port}`
    const address = brand.isDefault ? base : own
    lines.push(
      `  ${brand.name}`,
      // The default brand is shown for every unknown host, such as localhost. The host name of this brand is printed, too. With different
      // host names, one browser can be signed in at several brands.
      `    Site         ${address}/${brand.isDefault && brands.length > 1 ? `  (also ${own}/)` : ''}`,
      `    Back office  ${address}/backend/`,
    )
    const opened = config.demo ? server.house.opened().find((one) => one.core.id === brand.id) : undefined
    for (const login of (await opened?.opened.demoLogins?.()) ?? []) {
      lines.push(`      ${login.email.padEnd(36)} ${login.password.padEnd(22)} ${login.role}`)
    }
  }
  if (brands.length === 0) {
    lines.push(
      '  There is no brand yet. Create one, and its first user:',
      `    ${asTyped(config, 'brand create <id> --name "…" --host …')}`,
      `    ${asTyped(config, 'user create --email … --name … --role admin')}`,
    )
  }
  if (config.hold)
    lines.push(
      '  HOLD: nothing leaves by itself, no mails, messages or slips, and no payment is asked for. For looking at a copy only.',
      '',
    )
  lines.push(...sharedAccounts(config, brands.length))
  lines.push(
    '',
    config.databaseUrl ? '  Database: DATABASE_URL' : `  Data: ${config.dataFolder} (with its own PostgreSQL)`,
    ...(config.demo
      ? [
          hasDemo()
            ? '  Demo mode: these passwords are public. SERVUS_DEMO=0 starts an empty installation (docs/operations.md).'
            : `  ${missingDemo}`,
        ]
      : []),
    '  Ctrl-C stops it all.',
    '',
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}

/**
 * Lines for the operator if there are several brands. They name the connections for which all brands use the accounts of the environment
 * variables, or say that no brand uses these accounts.
 */
function sharedAccounts(config: Config, brands: number): string[] {
  if (brands < 2 || Object.keys(config.providers).length === 0) return []
  const shared = config.sharedConnections.join(', ')
  return [
    '',
    shared
      ? `  All brands use the accounts of the environment for: ${shared} (SHARED_CONNECTIONS).`
      : '  The accounts of the environment are not used: there are several brands. Each enters its own under',
    ...(shared ? [] : ["  'Verbindungen', or SHARED_CONNECTIONS names what all may use (docs/rules/connections.md)."]),
  ]
}
