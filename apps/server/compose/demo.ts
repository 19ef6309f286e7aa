import type { House } from '#platform/brands/house.ts'
import type { Config } from '../config.ts'
import { seedDemo } from '../demo/seed-demo.ts'

/** On an empty installation in demo mode: creates the demo brand and fills it. A start that was interrupted is finished by the next. */
export async function prepare(house: House, config: Config): Promise<void> {
  if (!config.demo) return
  if ((await house.brands()).length === 0) await house.create({ id: 'donau', name: 'Donau Chauffeur', hosts: [] })
  const donau = await house.forId('donau')
  if (donau) await seedDemo(donau.core)
}
