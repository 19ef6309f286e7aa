import type { BrandRuntime } from '#platform/brands/runtime.ts'
import { asTyped } from './as-typed.ts'
import { type CommandContext, CommandFailed } from './command.ts'

/** The brand that the option `--brand` names. Without the option, the only brand of the installation. */
export async function brandOf({ config, house, options }: CommandContext): Promise<BrandRuntime> {
  const brands = await house.brands()
  const id = options['brand']?.[0] ?? (brands.length === 1 ? brands[0]?.id : undefined)
  if (id === undefined) {
    throw new CommandFailed(
      brands.length === 0
        ? `There is no brand yet: ${asTyped(config, 'brand create …')}`
        : `Say for which brand: --brand ${brands.map((one) => one.id).join(' | ')}`,
    )
  }
  const brand = await house.forId(id)
  if (!brand) throw new CommandFailed(`There is no brand '${id}'`)
  return brand
}
