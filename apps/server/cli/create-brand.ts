import { asTyped } from './as-typed.ts'
import { type CommandContext, CommandFailed } from './command.ts'

/** Creates an empty brand with its schema. */
export async function createBrand({ config, house, options, positionals, say }: CommandContext): Promise<void> {
  const [id] = positionals
  const name = options['name']?.[0]
  if (!id || !name)
    throw new CommandFailed(
      'Give an id and a name: npm run servus -- brand create donau --name "Donau Chauffeur" --host www.donau.example',
    )
  const databaseUrl = options['database-url']?.[0]
  const entry = await house.create({
    id,
    name,
    hosts: options['host'] ?? [],
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(options['default'] ? { isDefault: true } : {}),
  })
  const brand = await house.forId(entry.id)
  await brand?.opened.setUp?.(name)
  say(`Brand '${entry.id}' is ready${entry.isDefault ? ' and answers every unknown host' : ''}.`)
  say(`Now its first user: ${asTyped(config, `user create --brand ${entry.id} --email … --name … --role admin`)}`)
}
