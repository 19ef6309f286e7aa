import { request, testBrand, type TestBrand, type TestBrandOptions } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { connectionsEndpoints as calls, type ConnectionView } from '../../contract.ts'

export const as = { as: admin() }

export const open = (options: TestBrandOptions = {}): Promise<TestBrand> => testBrand({ id: 'lindwurm', ...options })

export async function save(brand: TestBrand, name: string, values: Record<string, string | null>, version = 0) {
  return request(brand).call(calls.save, { params: { name }, body: { version, values } }, as)
}

export async function read(brand: TestBrand, name: string): Promise<ConnectionView> {
  const all = await request(brand).call(calls.list, {}, as)
  const found = all.ok ? all.value.find((one) => one.name === name) : undefined
  if (!found) throw new Error(`There is no connection '${name}'`)
  return found
}

/** Code and field of each error in a response. */
export const codes = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.ok ? [] : answer.errors.map(({ code, field }) => [code, field])
